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
    payments: (count: number) =>
      count === 1 ? "1 Erstattung kam zurück" : `${count} Erstattungen kamen zurück`,
    disputed: (deadline: string) => `Angefochtene Zahlung: Antwort bis ${deadline} Uhr`,
    toPayments: "Zahlungen ansehen",
    pausedPartly: "Pause bei Lieferung oder Abholung",
    figures: {
      orders: "Bestellungen heute",
      turnover_cents: "Umsatz heute",
      parties: "Gästegruppen heute",
      guests: "Gäste mit Tisch",
    },
    toDo: "Jetzt zu tun",
    nothingToDo: "Gerade ist nichts zu tun.",
    waitsFor: (minutes: number) => `seit ${minutes} min`,
    toDos: {
      unattended: "Online-Bestellungen sind pausiert, weil niemand antwortet",
      "unanswered-long": (count: number) =>
        count === 1 ? "1 Bestellung wartet zu lange" : `${count} Bestellungen warten zu lange`,
      unanswered: (count: number) =>
        count === 1
          ? "1 Bestellung ist zu beantworten"
          : `${count} Bestellungen sind zu beantworten`,
      late: (count: number) =>
        count === 1 ? "1 Bestellung ist zu spät" : `${count} Bestellungen sind zu spät`,
      silent: "Kein Bestellmonitor ist offen, neue Bestellungen klingeln nirgends",
      "alarm-off": "Am Bestellmonitor ist der Alarm aus",
      disputes: (count: number) =>
        count === 1
          ? "1 angefochtene oder zurückgekommene Zahlung"
          : `${count} angefochtene oder zurückgekommene Zahlungen`,
      payments: (count: number) =>
        count === 1
          ? "1 Abbuchung oder Erstattung schlägt fehl"
          : `${count} Abbuchungen oder Erstattungen schlagen fehl`,
      paused: "Lieferung oder Abholung pausiert",
      requests: (count: number) =>
        count === 1
          ? "1 Reservierung ist zu bestätigen"
          : `${count} Reservierungen sind zu bestätigen`,
      mails: (count: number) =>
        count === 1 ? "1 E-Mail an Gäste kam nicht an" : `${count} E-Mails an Gäste kamen nicht an`,
      "low-stock": (count: number) =>
        count === 1
          ? "1 Gericht ist fast oder ganz aus"
          : `${count} Gerichte sind fast oder ganz aus`,
    },
    toDoButtons: {
      unattended: "Weiter annehmen",
      "unanswered-long": "Beantworten",
      unanswered: "Beantworten",
      late: "Ansehen",
      silent: "Bestellmonitor öffnen",
      "alarm-off": "Alarm einschalten",
      disputes: "Zahlungen ansehen",
      payments: "Bestellungen ansehen",
      paused: "Pause ansehen",
      requests: "Bestätigen",
      mails: "Gäste anrufen",
      "low-stock": "Portionen ändern",
    },
    weekBefore: (value: string) => `vor einer Woche: ${value}`,
    compared:
      "Umsatz abgeschlossener Bestellungen. Zum Vergleich: derselbe Wochentag der Vorwoche, der ganze Tag.",
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
      parties: "Gästegruppen",
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
    payments: (count: number) =>
      count === 1 ? "1 refund came back" : `${count} refunds came back`,
    disputed: (deadline: string) => `Disputed payment: answer by ${deadline}`,
    toPayments: "View payments",
    pausedPartly: "Delivery or pickup paused",
    figures: {
      orders: "Orders today",
      turnover_cents: "Sales today",
      parties: "Parties today",
      guests: "Guests with a table",
    },
    toDo: "To do now",
    nothingToDo: "There is nothing to do right now.",
    waitsFor: (minutes: number) => `for ${minutes} min`,
    toDos: {
      unattended: "Online orders are paused because nobody answers",
      "unanswered-long": (count: number) =>
        count === 1 ? "1 order has waited too long" : `${count} orders have waited too long`,
      unanswered: (count: number) =>
        count === 1 ? "1 order needs an answer" : `${count} orders need an answer`,
      late: (count: number) => (count === 1 ? "1 order is late" : `${count} orders are late`),
      silent: "No order board is open, new orders ring nowhere",
      "alarm-off": "The alarm of the order board is off",
      disputes: (count: number) =>
        count === 1 ? "1 payment disputed or sent back" : `${count} payments disputed or sent back`,
      payments: (count: number) =>
        count === 1
          ? "1 capture or refund keeps failing"
          : `${count} captures or refunds keep failing`,
      paused: "Delivery or pickup is paused",
      requests: (count: number) =>
        count === 1 ? "1 reservation to confirm" : `${count} reservations to confirm`,
      mails: (count: number) =>
        count === 1
          ? "1 email to guests was not delivered"
          : `${count} emails to guests were not delivered`,
      "low-stock": (count: number) =>
        count === 1 ? "1 dish is almost or all gone" : `${count} dishes are almost or all gone`,
    },
    toDoButtons: {
      unattended: "Resume orders",
      "unanswered-long": "Answer",
      unanswered: "Answer",
      late: "View",
      silent: "Open the order board",
      "alarm-off": "Turn the alarm on",
      disputes: "View payments",
      payments: "View orders",
      paused: "View pause",
      requests: "Confirm",
      mails: "Call guests",
      "low-stock": "Change portions",
    },
    weekBefore: (value: string) => `a week ago: ${value}`,
    compared:
      "Sales of completed orders. Compared with the same weekday of last week, the whole day.",
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
      parties: "Parties",
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
