import type { InvitationState } from "@/domain/staff/invitation.schema";
import { defineTexts } from "../define-texts";

/** Why a link opens no invitation; `wrong` includes links that were revoked or replaced. */
type ClosedLink = Exclude<InvitationState, "open"> | "wrong";

const closedDe: Record<ClosedLink, { readonly title: string; readonly text: string }> = {
  used: {
    title: "Schon angenommen",
    text: "Diese Einladung wurde bereits angenommen. Melden Sie sich einfach an.",
  },
  expired: {
    title: "Einladung abgelaufen",
    text: "Der Link ist nicht mehr gültig. Bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.",
  },
  wrong: {
    title: "Dieser Link ist ungültig",
    text: "Die Einladung wurde zurückgezogen oder durch eine neuere ersetzt, oder der Link ist unvollständig. Öffnen Sie bitte den Link in der neuesten E-Mail.",
  },
};

const closedEn: typeof closedDe = {
  used: {
    title: "Already accepted",
    text: "This invitation has been accepted. You can simply sign in.",
  },
  expired: {
    title: "Invitation expired",
    text: "The link is no longer valid. Please ask the person who invited you for a new invitation.",
  },
  wrong: {
    title: "This link is not valid",
    text: "The invitation was withdrawn or replaced by a newer one, or the link is incomplete. Please open the link in the latest email.",
  },
};

/** Texts of the page on which an invitation to a team is accepted. */
export const invitationTexts = defineTexts({
  de: {
    title: "Einladung annehmen",
    loading: "Einladung wird geladen …",
    offer: (restaurants: string) => `Sie wurden in das Team von ${restaurants} eingeladen.`,
    offerSuper: "Sie wurden eingeladen, alle Restaurants zu verwalten.",
    role: (role: string) => `Ihre Rolle: ${role}.`,
    roles: { staff: "Team", manager: "Leitung", rider: "Fahrdienst", super: "Gesamtverwaltung" },
    validUntil: (date: string) => `Die Einladung gilt bis ${date}.`,
    hint: "Bitte legen Sie ein neues Passwort fest. Falls Sie mit dieser Adresse schon ein Konto haben, gilt das bisherige Passwort danach nicht mehr, und alle Geräte werden abgemeldet.",
    signedInAs: (email: string) =>
      `Sie sind gerade als ${email} angemeldet. Wenn Sie die Einladung annehmen, melden wir Sie hier mit der eingeladenen Adresse an.`,
    submit: "Annehmen und anmelden",
    closed: closedDe,
    toSignIn: "Zur Anmeldung",
    retry: "Noch einmal versuchen",
    failedTitle: "Das hat nicht geklappt",
    problems: {
      offline: "Keine Verbindung. Bitte versuchen Sie es noch einmal, sobald Sie online sind.",
      unknown:
        "Keine Antwort. Bitte versuchen Sie es noch einmal. Falls die Einladung dann schon angenommen ist, melden Sie sich mit dem neuen Passwort an.",
      password: "Dieses Passwort können Sie nicht verwenden. Bitte wählen Sie ein anderes.",
      tooMany: "Zu viele Versuche. Bitte warten Sie einen Moment.",
      signIn: "Die Einladung ist angenommen. Bitte melden Sie sich jetzt an.",
    },
  },
  en: {
    title: "Accept invitation",
    loading: "Loading the invitation …",
    offer: (restaurants: string) => `You have been invited to join the team of ${restaurants}.`,
    offerSuper: "You have been invited to manage all restaurants.",
    role: (role: string) => `Your role: ${role}.`,
    roles: { staff: "Staff", manager: "Manager", rider: "Rider", super: "Super-administrator" },
    validUntil: (date: string) => `The invitation is valid until ${date}.`,
    hint: "Please choose a new password. If you already have an account with this address, its old password stops working and all devices are signed out.",
    signedInAs: (email: string) =>
      `You are signed in as ${email}. When you accept, you will be signed in here with the invited address.`,
    submit: "Accept and sign in",
    closed: closedEn,
    toSignIn: "Go to sign-in",
    retry: "Try again",
    failedTitle: "That did not work",
    problems: {
      offline: "No connection. Please try again as soon as you are online.",
      unknown:
        "No response. Please try again. If the invitation has been accepted by then, sign in with the new password.",
      password: "You cannot use this password. Please choose another one.",
      tooMany: "Too many attempts. Please wait a moment.",
      signIn: "The invitation is accepted. Please sign in now.",
    },
  },
});
