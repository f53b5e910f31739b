import type { StaffRole } from "../staff/staff-requests.schema";
import type { Language } from "../text/language";

interface InvitationMailTexts {
  readonly subject: (restaurants: string) => string;
  readonly roles: Record<StaffRole, string>;
  readonly count: (restaurants: number) => string;
  readonly news: (restaurants: string, role: string) => string;
  readonly ask: string;
  readonly accept: string;
  readonly valid: (moment: string) => string;
  readonly older: string;
  readonly unexpected: string;
}

/** Texts of mails with an invitation to a team. */
export const invitationMailTexts: Readonly<Record<Language, InvitationMailTexts>> = {
  de: {
    subject: (restaurants) => `Ihr Zugang für ${restaurants}`,
    roles: { staff: "Team", manager: "Leitung", rider: "Fahrdienst" },
    count: (restaurants) => `${restaurants} Restaurants`,
    news: (restaurants, role) =>
      `Sie wurden in das Team von ${restaurants} eingeladen (Rolle: ${role}).`,
    ask: "Bitte nehmen Sie die Einladung an und legen Sie dabei ein neues Passwort fest.",
    accept: "Einladung annehmen",
    valid: (moment) => `Der Link ist bis ${moment} gültig und funktioniert nur einmal.`,
    older:
      "Haben Sie mit dieser Adresse schon ein Konto? Sobald Sie die Einladung annehmen, gilt das bisherige Passwort nicht mehr, und alle Geräte werden abgemeldet. Ist die Adresse bestätigt, bleiben Ihre Bestellungen und Reservierungen erhalten.",
    unexpected:
      "Sie haben keine Einladung erwartet? Dann müssen Sie nichts tun: Solange niemand die Einladung annimmt, ändert sich nichts.",
  },
  en: {
    subject: (restaurants) => `Your access to ${restaurants}`,
    roles: { staff: "Staff", manager: "Manager", rider: "Rider" },
    count: (restaurants) => `${restaurants} restaurants`,
    news: (restaurants, role) =>
      `You have been invited to join the team of ${restaurants} (role: ${role}).`,
    ask: "Please accept the invitation and choose a new password.",
    accept: "Accept invitation",
    valid: (moment) => `The link works once and is valid until ${moment}.`,
    older:
      "Do you already have an account with this address? When you accept the invitation, its password stops working, and all devices are signed out. If the address is confirmed, your orders and reservations are kept.",
    unexpected:
      "If you did not expect an invitation, you do not have to do anything. Nothing changes unless it is accepted.",
  },
};
