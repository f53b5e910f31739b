import { defineTexts } from "../define-texts";

/** Texts of the overview of all restaurants. */
export const overviewTexts = defineTexts({
  de: {
    title: "Restaurants",
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
    unanswered: "Unbeantwortet",
    board: "Bestellmonitor",
    seenNow: "Gerade offen",
    seenMinutes: (minutes: number) => `vor ${minutes} min`,
    seenAt: (when: string) => when,
    never: "Noch nie geöffnet",
    silent: "Bestellmonitor nicht geöffnet",
    toBoard: "Zu den Bestellungen",
    opensSite: "Website öffnen",
    emptyTitle: "Noch kein Restaurant",
    empty: "Ihrem Konto ist kein Restaurant zugeordnet.",
    sums: (orders: number, unanswered: number) => {
      const today = orders === 1 ? "1 Bestellung heute" : `${orders} Bestellungen heute`;
      if (orders === 0 && unanswered === 0) return "Noch keine Bestellungen heute";
      return unanswered === 0
        ? `${today}, alle beantwortet`
        : `${today}, ${unanswered} unbeantwortet`;
    },
  },
  en: {
    title: "Restaurants",
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
    seenNow: "Open right now",
    seenMinutes: (minutes: number) => `${minutes} min ago`,
    seenAt: (when: string) => when,
    never: "Never opened",
    silent: "Order board not open",
    toBoard: "Go to orders",
    opensSite: "Open website",
    emptyTitle: "No restaurant yet",
    empty: "No restaurant is assigned to your account.",
    sums: (orders: number, unanswered: number) => {
      const today = orders === 1 ? "1 order today" : `${orders} orders today`;
      if (orders === 0 && unanswered === 0) return "No orders today yet";
      return unanswered === 0 ? `${today}, all answered` : `${today}, ${unanswered} unanswered`;
    },
  },
});
