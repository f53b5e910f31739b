import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { defineTexts } from "../define-texts";

/** Steps that staff take with an order. */
type Step = Exclude<
  OrderStatus,
  "awaiting_payment" | "placed" | "expired" | "cancelled" | "unpaid"
>;

/** Why a kitchen rejects an order, whatever its way to the guest. */
const REJECTED = {
  de: [
    "Wir haben gerade zu viele Bestellungen.",
    "Ein Gericht ist leider ausverkauft.",
    "Wir schließen gerade.",
  ],
  en: [
    "We have too many orders right now.",
    "Sorry, a dish is sold out.",
    "We are about to close.",
  ],
};

/** Texts of the order board. */
export const boardTexts = defineTexts({
  de: {
    title: "Bestellungen",
    loading: "Bestellungen werden geladen …",
    columns: { new: "Neu", kitchen: "In der Küche", out: "Fertig & unterwegs" },
    empty: {
      new: "Keine neue Bestellung",
      kitchen: "Nichts in Arbeit",
      out: "Nichts fertig oder unterwegs",
    },
    later: "Vorbestellt, später fällig",
    done: "Heute erledigt",
    search: "Suchen",
    searchHint: "Nr., Name",
    blockGuest: "Gast sperren",
    telephone: "Telefonbestellung",
    byTelephone: "telefonisch bestellt",
    cooking: "Kocht",
    waitingCodes: "Wartende Bestellungen",
    notices: {
      more: (count: number) => (count === 1 ? "+1 Hinweis" : `+${count} Hinweise`),
      fewer: "Weniger",
    },
    waitingNew: (minutes: number) => (minutes < 1 ? "neu" : `neu · ${minutes} min`),
    view: {
      title: "Ansicht",
      density: "Karten",
      densities: { dense: "Viele auf einen Blick", comfortable: "Groß" },
      codes: "Allergen-Codes auf den Karten",
      stored: "Gilt nur für dieses Gerät.",
    },
    keys: {
      title: "Tastatur",
      list: [
        ["← ↑ ↓ →", "Karte wechseln"],
        ["Enter", "Nächster Schritt, zum Beispiel annehmen"],
        ["+ / −", "5 Minuten mehr oder weniger; angenommene Bestellung 10 Minuten später"],
        ["i", "Kontakt, Preis, Drucken, Ablehnen"],
        ["t", "Telefonbestellung"],
        ["/", "Suchen"],
        ["Esc", "Schließen"],
        ["?", "Diese Übersicht"],
      ] as [keys: string, meaning: string][],
    },
    details: {
      open: (code: string) => `Kontakt und mehr zu ${code}`,
      contact: "Kontakt",
      address: "Lieferadresse",
      payment: "Bezahlung",
      toPayment: "Zahlung und Erstattung",
      printing: "Drucken",
      times: "Zeiten",
      steps: "Weitere Schritte",
      ordered: (time: string) => `Bestellt ${time} Uhr`,
      wanted: (time: string) => `Gewünscht ${time} Uhr`,
      firstPromised: (time: string) => `Bei der Bestellung zugesagt: ${time} Uhr`,
      promised: (time: string) => `Zugesagt ${time} Uhr`,
      delayed: (minutes: number) => `Insgesamt ${minutes} min später als zuerst zugesagt`,
    },
    stop: {
      pending: { rejected: "Wird abgelehnt …", failed: "Wird abgebrochen …" },
      toast: {
        rejected: (code: string) => `${code} wird abgelehnt`,
        failed: (code: string) => `${code} wird abgebrochen`,
      },
      undo: "Rückgängig",
      changed: (code: string) =>
        `${code} hat inzwischen jemand anderes geändert. Es wurde nichts abgelehnt.`,
    },
    allergy: "Achtung, Allergie:",
    found: (count: number) => (count === 1 ? "1 Treffer" : `${count} Treffer`),
    unreadable: (count: number, names: string) =>
      count === 1
        ? `1 Bestellung ist nicht lesbar, bitte der Technik melden: ${names}`
        : `${count} Bestellungen sind nicht lesbar, bitte der Technik melden: ${names}`,
    showMore: "Mehr anzeigen",
    connection: {
      live: "Verbunden",
      loading: "Verbindet …",
      disconnected: "Keine Verbindung",
      failed: "Gestört",
    },
    disconnected: "Keine Verbindung – neue Bestellungen kommen nicht an.",
    failed: "Die Bestellungen lassen sich nicht laden.",
    reload: "Neu laden",
    missed: (count: number) =>
      count === 1
        ? "1 Bestellung hat sich ohne Verbindung geändert."
        : `${count} Bestellungen haben sich ohne Verbindung geändert.`,
    missedMark: "Ohne Verbindung geändert",
    seen: "Verstanden",
    alarm: {
      arm: "Alarm einschalten",
      armed: "Alarm ist an",
      test: "Ton testen",
      heard: "Haben Sie den Ton gehört?",
      yes: "Ja",
      no: "Nein",
      louder: "Bitte stellen Sie den Ton lauter und testen Sie noch einmal.",
      ringing: "Alarm klingelt",
      unarmed: "Der Alarm ist noch aus. Schalten Sie ihn zu Beginn der Schicht ein.",
      silent: "Neue Bestellung! Der Alarm ist noch aus.",
      blocked: "Der Browser hat den Ton angehalten. Bitte schalten Sie den Alarm wieder ein.",
      unsupported: "Dieser Browser kann nicht klingeln. Bitte behalten Sie die Anzeige im Blick.",
      overdue: (count: number) =>
        count === 1 ? "1 Bestellung wartet zu lange." : `${count} Bestellungen warten zu lange.`,
    },
    unattended: {
      paused: (moment: string) =>
        `Niemand hat geantwortet: Bestellungen sind seit ${moment} Uhr pausiert.`,
      resume: "Weiter annehmen",
      resumed: "Online-Bestellungen laufen wieder.",
      resuming: "Wird gespeichert …",
      failed: "Das hat nicht geklappt.",
      offline: "Keine Verbindung – es wurde nichts geändert.",
    },
    newTitle: (count: number) => `(${count}) Neue ${count === 1 ? "Bestellung" : "Bestellungen"}`,
    waiting: (minutes: number) => (minutes < 1 ? "neu" : `${minutes} min`),
    waits: "wartet",
    wanted: "gewünscht",
    overdue: (span: string) => `${span} zu spät`,
    now: "jetzt",
    span: (hours: number, minutes: number) =>
      hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`,
    accept: "Annehmen",
    slip: (span: string) => `${span} später als zugesagt`,
    promised: (time: string) => `zugesagt ${time}`,
    earlier: "5 Minuten früher",
    later5: "5 Minuten später",
    delayHint: (minutes: number) => `+${minutes} min, der Gast wird informiert`,
    delayed: (code: string, time: string) => `${code}: neue Zeit ${time} Uhr`,
    delayedNews: (byMail: boolean): string =>
      byMail
        ? "Der Gast sieht sie und bekommt eine E-Mail."
        : "Der Gast sieht sie auf seiner Seite.",
    steps: {
      accepted: "Annehmen",
      rejected: "Ablehnen",
      preparing: "Zubereiten",
      ready: "Abholbereit",
      out_for_delivery: "Unterwegs",
      completed: "Erledigt",
      failed: "Problem",
    } satisfies Record<Step, string>,
    completedBy: { delivery: "Ausgeliefert", pickup: "Abgeholt" } satisfies Record<
      Fulfilment,
      string
    >,
    riders: {
      ready: "Bereit",
      waiting: "bereit",
      nameless: "Fahrdienst",
      title: "Fahrdienst",
      since: (name: string, time: string) => `${name}, seit ${time} Uhr`,
      release: "Von der Tour nehmen",
    },
    busy: "Wird gesendet …",
    rejectTitle: "Warum ablehnen? Der Gast sieht den Grund.",
    failTitle: "Was ist passiert? Der Gast sieht den Grund.",
    reasons: {
      rejected: {
        pickup: REJECTED.de,
        delivery: [...REJECTED.de, "So weit können wir heute nicht liefern."],
      },
      failed: {
        pickup: [
          "Die Bestellung wurde nicht abgeholt.",
          "Bei der Zubereitung ist etwas schiefgegangen.",
        ],
        delivery: [
          "Wir haben Sie nicht angetroffen.",
          "Wir haben die Adresse nicht gefunden.",
          "Bei der Zubereitung ist etwas schiefgegangen.",
        ],
      },
    },
    otherReason: "Anderer Grund",
    send: "Senden",
    back: "Zurück",
    close: "Hinweis schließen",
    problems: {
      conflict: "Bereits von jemand anderem geändert. Sie sehen den neuen Stand.",
      state: (status: string) => `Dieser Schritt ist nicht mehr möglich. Status: ${status}.`,
      notAllowed: "Ihnen fehlt die Berechtigung für dieses Restaurant.",
      offline: "Keine Verbindung – es wurde nichts geändert.",
      unknown:
        "Keine Antwort. Ob es geklappt hat, zeigt diese Karte gleich; Sie können es ohne Risiko wiederholen.",
      other: "Das hat nicht geklappt. Bitte laden Sie die Seite neu.",
    },
    by: "Grund",
  },
  en: {
    title: "Orders",
    loading: "Loading orders …",
    columns: { new: "New", kitchen: "In the kitchen", out: "Ready & on the way" },
    empty: {
      new: "No new order",
      kitchen: "Nothing in progress",
      out: "Nothing ready or on the way",
    },
    later: "Preorders, due later",
    done: "Finished today",
    search: "Search",
    searchHint: "No., name",
    blockGuest: "Block guest",
    telephone: "Telephone order",
    byTelephone: "ordered by telephone",
    cooking: "Cooking",
    waitingCodes: "Waiting orders",
    notices: {
      more: (count: number) => (count === 1 ? "+1 notice" : `+${count} notices`),
      fewer: "Fewer",
    },
    waitingNew: (minutes: number) => (minutes < 1 ? "new" : `new · ${minutes} min`),
    view: {
      title: "View",
      density: "Cards",
      densities: { dense: "Many at a glance", comfortable: "Large" },
      codes: "Allergen codes on the cards",
      stored: "Applies to this device only.",
    },
    keys: {
      title: "Keyboard",
      list: [
        ["← ↑ ↓ →", "Move between cards"],
        ["Enter", "Next step, for example accept"],
        ["+ / −", "5 minutes more or less; accepted order 10 minutes later"],
        ["i", "Contact, price, printing, decline"],
        ["t", "Telephone order"],
        ["/", "Search"],
        ["Esc", "Close"],
        ["?", "This list"],
      ] as [keys: string, meaning: string][],
    },
    details: {
      open: (code: string) => `Contact and more for ${code}`,
      contact: "Contact",
      address: "Delivery address",
      payment: "Payment",
      toPayment: "Payment and refund",
      printing: "Printing",
      times: "Times",
      steps: "More steps",
      ordered: (time: string) => `Ordered ${time}`,
      wanted: (time: string) => `Wanted ${time}`,
      firstPromised: (time: string) => `Promised at checkout: ${time}`,
      promised: (time: string) => `Promised ${time}`,
      delayed: (minutes: number) => `${minutes} min later than first promised, in total`,
    },
    stop: {
      pending: { rejected: "Declining …", failed: "Marking as failed …" },
      toast: {
        rejected: (code: string) => `${code} is being declined`,
        failed: (code: string) => `${code} is being marked as failed`,
      },
      undo: "Undo",
      changed: (code: string) =>
        `Somebody else has changed ${code} meanwhile. Nothing was declined.`,
    },
    allergy: "Attention, allergy:",
    found: (count: number) => (count === 1 ? "1 match" : `${count} matches`),
    unreadable: (count: number, names: string) =>
      count === 1
        ? `1 order is unreadable, please tell your technician: ${names}`
        : `${count} orders are unreadable, please tell your technician: ${names}`,
    showMore: "Show more",
    connection: {
      live: "Connected",
      loading: "Connecting …",
      disconnected: "No connection",
      failed: "Failed",
    },
    disconnected: "No connection – new orders are not arriving.",
    failed: "The orders cannot be loaded.",
    reload: "Reload",
    missed: (count: number) =>
      count === 1
        ? "1 order changed while you were disconnected."
        : `${count} orders changed while you were disconnected.`,
    missedMark: "Changed while disconnected",
    seen: "Got it",
    alarm: {
      arm: "Turn on the alarm",
      armed: "Alarm is on",
      test: "Test sound",
      heard: "Did you hear the sound?",
      yes: "Yes",
      no: "No",
      louder: "Please turn up the volume and test again.",
      ringing: "Alarm is ringing",
      unarmed: "The alarm is still off. Turn it on at the start of the shift.",
      silent: "New order! The alarm is still off.",
      blocked: "The browser stopped the sound. Please turn the alarm on again.",
      unsupported: "This browser cannot ring. Please keep an eye on the screen.",
      overdue: (count: number) =>
        count === 1
          ? "1 order has been waiting too long."
          : `${count} orders have been waiting too long.`,
    },
    unattended: {
      paused: (moment: string) => `Nobody answered: orders have been paused since ${moment}.`,
      resume: "Resume orders",
      resumed: "Online orders are on again.",
      resuming: "Saving …",
      failed: "That did not work.",
      offline: "No connection – nothing was changed.",
    },
    newTitle: (count: number) => `(${count}) New ${count === 1 ? "order" : "orders"}`,
    waiting: (minutes: number) => (minutes < 1 ? "new" : `${minutes} min`),
    waits: "waiting",
    wanted: "wanted",
    overdue: (span: string) => `${span} late`,
    now: "now",
    span: (hours: number, minutes: number) =>
      hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`,
    accept: "Accept",
    slip: (span: string) => `${span} later than promised`,
    promised: (time: string) => `promised ${time}`,
    earlier: "5 minutes earlier",
    later5: "5 minutes later",
    delayHint: (minutes: number) => `+${minutes} min, the guest is notified`,
    delayed: (code: string, time: string) => `${code}: new time ${time}`,
    delayedNews: (byMail: boolean): string =>
      byMail ? "The guest sees it and gets an email." : "The guest sees it on the order’s page.",
    steps: {
      accepted: "Accept",
      rejected: "Decline",
      preparing: "Prepare",
      ready: "Ready",
      out_for_delivery: "On its way",
      completed: "Done",
      failed: "Problem",
    },
    completedBy: { delivery: "Delivered", pickup: "Collected" },
    riders: {
      ready: "Ready",
      waiting: "ready",
      nameless: "Rider",
      title: "Rider",
      since: (name: string, time: string) => `${name}, since ${time}`,
      release: "Take off the tour",
    },
    busy: "Sending …",
    rejectTitle: "Why decline? The guest sees the reason.",
    failTitle: "What happened? The guest sees the reason.",
    reasons: {
      rejected: {
        pickup: REJECTED.en,
        delivery: [...REJECTED.en, "We cannot deliver that far today."],
      },
      failed: {
        pickup: ["The order was not collected.", "Something went wrong in the kitchen."],
        delivery: [
          "You were not at home.",
          "We could not find the address.",
          "Something went wrong in the kitchen.",
        ],
      },
    },
    otherReason: "Another reason",
    send: "Send",
    back: "Back",
    close: "Close notice",
    problems: {
      conflict: "Someone else has already changed this. The new state is shown.",
      state: (status: string) => `This step is no longer possible. Status: ${status}.`,
      notAllowed: "You do not have permission for this restaurant.",
      offline: "No connection – nothing was changed.",
      unknown: "No response. This card will soon show whether it worked; it is safe to try again.",
      other: "That did not work. Please reload the page.",
    },
    by: "Reason",
  },
});
