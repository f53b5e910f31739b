import type { Fulfilment } from "@/domain/order/order-requests.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { defineTexts } from "../define-texts";

/** Steps that staff take with an order. */
type Step = Exclude<OrderStatus, "placed" | "expired" | "cancelled">;

/** Texts of the order board. */
export const boardTexts = defineTexts({
  de: {
    title: "Bestellungen",
    loading: "Bestellungen werden geladen …",
    columns: { new: "Neu", kitchen: "In der Küche", out: "Fertig & unterwegs" },
    empty: {
      new: "Keine neue Bestellung",
      kitchen: "Nichts in Arbeit",
      out: "Nichts steht bereit",
    },
    later: "Vorbestellt, noch nicht dran",
    done: "Heute abgeschlossen",
    search: "Suchen",
    searchHint: "Nummer, Name, Telefon",
    found: (count: number) => (count === 1 ? "1 Treffer" : `${count} Treffer`),
    full: "Es sind mehr Bestellungen offen, als hier Platz haben. Angezeigt werden je Spalte die neuesten 100.",
    connection: {
      live: "Verbunden",
      loading: "Verbindet …",
      disconnected: "Keine Verbindung",
      failed: "Gestört",
    },
    disconnected:
      "Keine Verbindung – neue Bestellungen kommen gerade nicht an. Was Sie sehen, ist der letzte bekannte Stand.",
    failed: "Die Bestellungen lassen sich nicht laden. Bitte laden Sie die Seite neu.",
    reload: "Neu laden",
    missed: (count: number) =>
      count === 1
        ? "1 Bestellung hat sich geändert, während die Verbindung weg war."
        : `${count} Bestellungen haben sich geändert, während die Verbindung weg war.`,
    missedMark: "Während der Unterbrechung geändert",
    seen: "Gesehen",
    alarm: {
      arm: "Alarm einschalten und testen",
      armed: "Alarm ist an",
      test: "Ton testen",
      heard: "Haben Sie den Ton gehört?",
      yes: "Ja",
      no: "Nein",
      louder:
        "Bitte drehen Sie die Lautstärke auf, schalten Sie „Stumm“ aus und testen Sie noch einmal.",
      ringing: "Alarm läutet",
      unarmed: "Der Alarm ist noch aus. Schalten Sie ihn zu Beginn der Schicht ein.",
      silent: "Neue Bestellung! Der Alarm kann nicht läuten, weil der Ton noch aus ist.",
      blocked: "Der Browser hat den Ton angehalten. Bitte den Alarm noch einmal einschalten.",
      unsupported: "Dieser Browser kann keinen Alarm läuten. Behalten Sie die Anzeige im Blick.",
    },
    newTitle: (count: number) => `(${count}) Neue Bestellung`,
    waiting: (minutes: number) => (minutes < 1 ? "gerade eben" : `wartet ${minutes} min`),
    since: (span: string) => `seit ${span}`,
    left: (span: string) => `noch ${span}`,
    overdue: (span: string) => `${span} überfällig`,
    now: "jetzt fällig",
    span: (hours: number, minutes: number) =>
      hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`,
    asap: "So bald wie möglich",
    wantedFor: (time: string) => `Gewünscht ${time}`,
    accept: "Annehmen",
    acceptAt: (span: string, time: string) => `${span} · ${time} Uhr`,
    earlier: "5 Minuten früher versprechen",
    later5: "5 Minuten später versprechen",
    delay: (minutes: number) => `+${minutes} min`,
    delayHint: (minutes: number) => `+${minutes} min, der Gast erfährt es`,
    delayedBy: (minutes: number) => `+${minutes} min`,
    delayed: (time: string, byMail: boolean) =>
      byMail
        ? `Neue Zeit: ${time} Uhr. Der Gast sieht sie und bekommt eine E-Mail.`
        : `Neue Zeit: ${time} Uhr. Der Gast sieht sie auf seiner Seite.`,
    steps: {
      accepted: "Annehmen",
      rejected: "Ablehnen",
      preparing: "Zubereitung beginnen",
      ready: "Abholbereit",
      out_for_delivery: "Ist unterwegs",
      completed: "Erledigt",
      failed: "Problem",
    } satisfies Record<Step, string>,
    completedBy: { delivery: "Ausgeliefert", pickup: "Abgeholt" } satisfies Record<
      Fulfilment,
      string
    >,
    busy: "Wird übertragen …",
    rejectTitle: "Warum ablehnen? Der Gast liest den Grund.",
    failTitle: "Was ist passiert? Der Gast liest den Grund.",
    reasons: {
      rejected: [
        "Wir haben gerade zu viele Bestellungen.",
        "Ein Gericht ist leider ausverkauft.",
        "Wir schließen gerade.",
        "So weit können wir heute nicht liefern.",
      ],
      failed: [
        "Wir haben Sie nicht angetroffen.",
        "Wir haben die Adresse nicht gefunden.",
        "Die Bestellung wurde nicht abgeholt.",
        "Bei der Zubereitung ist etwas schiefgegangen.",
      ],
    },
    otherReason: "Anderer Grund",
    send: "Senden",
    back: "Zurück",
    close: "Hinweis schließen",
    problems: {
      conflict: "Jemand anderes war schneller. Hier steht jetzt der neue Stand.",
      state: (status: string) => `Dieser Schritt geht nicht mehr. Die Bestellung ist: ${status}.`,
      notAllowed: "Ihnen fehlt die Berechtigung für dieses Restaurant.",
      offline: "Keine Verbindung – nichts wurde geändert.",
      unknown:
        "Keine Antwort bekommen. Ob es geklappt hat, zeigt diese Karte gleich; Sie können es gefahrlos wiederholen.",
      other: "Das hat nicht geklappt. Bitte laden Sie die Seite neu.",
    },
    by: "Grund",
    keys: "Pfeiltasten: zwischen Karten · Enter: annehmen oder weiter",
  },
  en: {
    title: "Orders",
    loading: "Loading orders …",
    columns: { new: "New", kitchen: "In the kitchen", out: "Ready & on the way" },
    empty: { new: "No new order", kitchen: "Nothing in progress", out: "Nothing is waiting" },
    later: "Ordered ahead, not due yet",
    done: "Finished today",
    search: "Search",
    searchHint: "Number, name, telephone",
    found: (count: number) => (count === 1 ? "1 match" : `${count} matches`),
    full: "More orders are open than fit here. The newest 100 of each column are shown.",
    connection: {
      live: "Connected",
      loading: "Connecting …",
      disconnected: "No connection",
      failed: "Failed",
    },
    disconnected:
      "No connection – new orders are not arriving. What you see is the last known state.",
    failed: "The orders cannot be loaded. Please reload the page.",
    reload: "Reload",
    missed: (count: number) =>
      count === 1
        ? "1 order changed while the connection was gone."
        : `${count} orders changed while the connection was gone.`,
    missedMark: "Changed during the interruption",
    seen: "Seen",
    alarm: {
      arm: "Switch alarm on and test it",
      armed: "Alarm is on",
      test: "Test sound",
      heard: "Did you hear the sound?",
      yes: "Yes",
      no: "No",
      louder: "Please turn up the volume, switch off “mute” and test again.",
      ringing: "Alarm is ringing",
      unarmed: "The alarm is still off. Switch it on at the start of the shift.",
      silent: "New order! The alarm cannot ring because the sound is still off.",
      blocked: "The browser stopped the sound. Please switch the alarm on again.",
      unsupported: "This browser cannot ring. Please keep an eye on the screen.",
    },
    newTitle: (count: number) => `(${count}) New order`,
    waiting: (minutes: number) => (minutes < 1 ? "just now" : `waiting ${minutes} min`),
    since: (span: string) => `for ${span}`,
    left: (span: string) => `${span} left`,
    overdue: (span: string) => `${span} overdue`,
    now: "due now",
    span: (hours: number, minutes: number) =>
      hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`,
    asap: "As soon as possible",
    wantedFor: (time: string) => `Wanted ${time}`,
    accept: "Accept",
    acceptAt: (span: string, time: string) => `${span} · ${time}`,
    earlier: "Promise 5 minutes earlier",
    later5: "Promise 5 minutes later",
    delay: (minutes: number) => `+${minutes} min`,
    delayHint: (minutes: number) => `+${minutes} min, the guest is told`,
    delayedBy: (minutes: number) => `+${minutes} min`,
    delayed: (time: string, byMail: boolean) =>
      byMail
        ? `New time: ${time}. The guest sees it and gets an email.`
        : `New time: ${time}. The guest sees it on the order’s page.`,
    steps: {
      accepted: "Accept",
      rejected: "Decline",
      preparing: "Start preparing",
      ready: "Ready for pickup",
      out_for_delivery: "On its way",
      completed: "Done",
      failed: "Problem",
    },
    completedBy: { delivery: "Delivered", pickup: "Collected" },
    busy: "Sending …",
    rejectTitle: "Why decline? The guest reads the reason.",
    failTitle: "What happened? The guest reads the reason.",
    reasons: {
      rejected: [
        "We have too many orders right now.",
        "A dish is sold out, sorry.",
        "We are closing right now.",
        "We cannot deliver that far today.",
      ],
      failed: [
        "We did not find you at home.",
        "We could not find the address.",
        "The order was not collected.",
        "Something went wrong while cooking.",
      ],
    },
    otherReason: "Another reason",
    send: "Send",
    back: "Back",
    close: "Close this note",
    problems: {
      conflict: "Somebody else was faster. This is the new state.",
      state: (status: string) => `This step is no longer possible. The order is: ${status}.`,
      notAllowed: "You lack the permission for this restaurant.",
      offline: "No connection – nothing was changed.",
      unknown:
        "No answer arrived. This card will show in a moment whether it worked; trying again is safe.",
      other: "That did not work. Please reload the page.",
    },
    by: "Reason",
    keys: "Arrow keys: between cards · Enter: accept or next step",
  },
});
