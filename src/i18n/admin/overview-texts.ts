import { defineTexts } from "../define-texts";

/** Texts of the overview of all restaurants. */
export const overviewTexts = defineTexts({
  de: {
    title: "Restaurants",
    todayTitle: (restaurant: string) => `${restaurant} heute`,
    failed: "Die Übersicht lässt sich nicht laden.",
    waiting: "In Arbeit",
    overdue: "Verspätet",
    requests: "Anfragen",
    toRequests: "Anfragen beantworten",
    pausedPartly: "Pause bei Lieferung oder Abholung",
    figures: {
      orders: "Bestellungen heute",
      turnover_cents: "Umsatz heute",
      completed: "Abgeschlossen",
      parties: "Reservierungen heute",
      guests: "Gäste mit Tisch",
    },
    turnoverHint: "abgeschlossene Bestellungen",
    weekBefore: (value: string) => `vor einer Woche: ${value}`,
    compared: "Zum Vergleich: derselbe Wochentag der Vorwoche, der ganze Tag.",
    missing: (restaurants: number) =>
      restaurants === 1
        ? "Die Zahlen eines Restaurants fehlen."
        : `Die Zahlen von ${restaurants} Restaurants fehlen.`,
    ranking: "Rangliste heute",
    rank: "Rang",
    restaurant: "Restaurant",
    columns: {
      orders: "Bestellungen",
      turnover_cents: "Umsatz",
      parties: "Reservierungen",
      guests: "Gäste",
    },
    asOf: (time: string) => `Stand ${time} Uhr`,
    stale: (time: string) => `Stand ${time} Uhr – keine Verbindung.`,
    reload: "Aktualisieren",
    loading: "Die Übersicht wird geladen …",
    openUntil: (time: string) => `Geöffnet bis ${time} Uhr`,
    opens: (when: string) => `Geschlossen, öffnet ${when} Uhr`,
    closed: "Geschlossen",
    holiday: "Feiertag",
    exception: "Ausnahmetag",
    notSetUp: "Noch nicht eingerichtet",
    paused: (time: string) => `Pause bis ${time} Uhr`,
    unattended: "Pausiert: niemand antwortet",
    extra: (minutes: number) => `+${minutes} min Wartezeit`,
    ordersToday: "Bestellungen heute",
    unanswered: "Offen",
    board: "Bestellmonitor",
    seenNow: "Bestellmonitor gerade offen",
    seenMinutes: (minutes: number) => `Bestellmonitor zuletzt offen vor ${minutes} min`,
    seenAt: (when: string) => `Bestellmonitor zuletzt offen: ${when} Uhr`,
    never: "Bestellmonitor noch nie geöffnet",
    silent: "Bestellmonitor nicht geöffnet",
    toBoard: "Zu den Bestellungen",
    opensSite: "Website öffnen",
    emptyTitle: "Noch kein Restaurant",
    empty: "Ihrem Konto ist kein Restaurant zugeordnet.",
    sums: (orders: number, unanswered: number) => {
      const today =
        orders === 1 ? "1 Bestellung heute" : `${orders.toLocaleString("de")} Bestellungen heute`;
      if (orders === 0 && unanswered === 0) return "Noch keine Bestellungen heute";
      return unanswered === 0 ? `${today}, alle beantwortet` : `${today}, ${unanswered} offen`;
    },
  },
  en: {
    title: "Restaurants",
    todayTitle: (restaurant: string) => `${restaurant} today`,
    failed: "The overview cannot be loaded.",
    waiting: "In progress",
    overdue: "Late",
    requests: "Requests",
    toRequests: "Answer requests",
    pausedPartly: "Delivery or pickup paused",
    figures: {
      orders: "Orders today",
      turnover_cents: "Sales today",
      completed: "Completed",
      parties: "Reservations today",
      guests: "Guests with a table",
    },
    turnoverHint: "completed orders",
    weekBefore: (value: string) => `a week ago: ${value}`,
    compared: "Compared with the same weekday of last week, the whole day.",
    missing: (restaurants: number) =>
      restaurants === 1
        ? "The figures of one restaurant are missing."
        : `The figures of ${restaurants} restaurants are missing.`,
    ranking: "Ranking today",
    rank: "Rank",
    restaurant: "Restaurant",
    columns: {
      orders: "Orders",
      turnover_cents: "Sales",
      parties: "Reservations",
      guests: "Guests",
    },
    asOf: (time: string) => `As of ${time}`,
    stale: (time: string) => `As of ${time} – no connection.`,
    reload: "Refresh",
    loading: "Loading the overview …",
    openUntil: (time: string) => `Open until ${time}`,
    opens: (when: string) => `Closed, opens ${when}`,
    closed: "Closed",
    holiday: "Public holiday",
    exception: "Special hours",
    notSetUp: "Not set up yet",
    paused: (time: string) => `Paused until ${time}`,
    unattended: "Paused: nobody answers",
    extra: (minutes: number) => `+${minutes} min waiting time`,
    ordersToday: "Orders today",
    unanswered: "Unanswered",
    board: "Order board",
    seenNow: "Order board open right now",
    seenMinutes: (minutes: number) => `Order board last open ${minutes} min ago`,
    seenAt: (when: string) => `Order board last open: ${when}`,
    never: "Order board never opened",
    silent: "Order board not open",
    toBoard: "Go to orders",
    opensSite: "Open website",
    emptyTitle: "No restaurant yet",
    empty: "No restaurant is assigned to your account.",
    sums: (orders: number, unanswered: number) => {
      const today = orders === 1 ? "1 order today" : `${orders.toLocaleString("en")} orders today`;
      if (orders === 0 && unanswered === 0) return "No orders today yet";
      return unanswered === 0 ? `${today}, all answered` : `${today}, ${unanswered} unanswered`;
    },
  },
});
