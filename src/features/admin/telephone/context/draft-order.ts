import type * as z from "zod/mini";
import { callerAgreement } from "@/domain/contact/caller-agreement.schema";
import { contactSchema } from "@/domain/contact/contact.schema";
import { isZip } from "@/domain/contact/zip";
import {
  citySchema,
  deliveryAddressSchema,
  STREET_LENGTHS,
} from "@/domain/delivery/delivery-address.schema";
import { passportSchema } from "@/domain/menu/passport/passport.schema";
import type { Cents } from "@/domain/money/money";
import { MAX_TIP_CENTS, type QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import type { PlaceStaffOrderRequest } from "@/domain/order/placing/staff-order.schema";
import { cashGivenOf, cashProblem, isAmountUpTo, tipOf } from "@/domain/order/pricing/paid-amounts";
import type { Quote } from "@/domain/order/pricing/quote.schema";
import type { Language } from "@/domain/text/language";
import { oneLine } from "@/domain/text/safe-text";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { passportSummary } from "@/i18n/menu/passport-summary";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { type FieldWords, validationText } from "@/i18n/validation-texts";
import type { TelephoneDraft } from "@/state/staff/telephone-order-atoms";
import { lineRequests } from "./draft-lines";
import { draftPassport } from "./draft-passport";

/** A telephone order without its id. */
export type TelephoneIntent = Omit<PlaceStaffOrderRequest, "order_id">;

/** Error texts by field. An empty object means that the order can be sent. */
export type TelephoneErrors = Partial<
  Record<
    "phone" | "name" | "email" | "zip" | "city" | "street" | "dislikes" | "tip" | "cashGiven",
    string
  >
>;

/** The chosen time slot; null is as soon as possible. */
export function wantedInstant({ wantedAt }: Pick<TelephoneDraft, "wantedAt">): number | null {
  return wantedAt === "" ? null : Number(wantedAt);
}

/** The parts of a draft that decide its price. An unfinished postal code or town is left out. */
export function quoteRequest(draft: TelephoneDraft, resto_key: string): QuoteOrderRequest {
  const { type, lines, zip, city } = draft;
  const hasZip = type === "delivery" && isZip(zip);
  const town = citySchema.safeParse(city).data;
  return {
    resto_key,
    type,
    lines: lineRequests(lines),
    wanted_at: wantedInstant(draft),
    ...(draft.reusable ? { reusable: true } : {}),
    ...(hasZip ? { zip } : {}),
    ...(hasZip && town ? { city: town } : {}),
  };
}

/** The order to send, for a draft without {@link telephoneErrors}. */
export function telephoneIntent(
  draft: TelephoneDraft,
  resto_key: string,
  quote: Quote,
): TelephoneIntent {
  const { type, name, phone, email, zip, city, street, addressNote, payment } = draft;
  const { overbook, waiveMinimum } = draft;
  const tip_cents = tipOf(draft);
  const cash_given_cents = cashGivenOf(draft);
  const passport = draftPassport(draft);
  const address = {
    street: street.trim(),
    zip,
    city: city.trim(),
    ...(addressNote.trim() ? { note: oneLine(addressNote).trim() } : {}),
  };
  return {
    resto_key,
    type,
    lines: lineRequests(draft.lines),
    wanted_at: wantedInstant(draft),
    ...(draft.reusable ? { reusable: true } : {}),
    expected_total_cents: quote.total_cents,
    contact: {
      name: name.trim(),
      phone: phone.trim(),
      ...(email.trim() ? { email: email.trim() } : {}),
    },
    ...(type === "delivery" ? { address } : {}),
    payment,
    ...(tip_cents > 0 ? { tip_cents } : {}),
    ...(cash_given_cents ? { cash_given_cents } : {}),
    ...(passport ? { passport: passportSummary(passport) } : {}),
    ...(overbook ? { overbook } : {}),
    ...(waiveMinimum && quote.missing_cents > 0 ? { waive_minimum: true } : {}),
    ...callerAgreement(draft),
  };
}

/**
 * Checks the fields about the guest and the payment with the rules of the server.
 * @param total of the order without the tip; null if unknown
 */
export function telephoneErrors(
  draft: TelephoneDraft,
  total: Cents | null,
  language: Language,
): TelephoneErrors {
  const texts = telephoneTexts[language];
  const contact = contactSchema.shape;
  const address = deliveryAddressSchema.shape;
  const isDelivery = draft.type === "delivery";
  const checks: Record<keyof TelephoneErrors, string | null> = {
    phone: errorOf(contact.phone, draft.phone, { label: texts.phone, asked: texts.phoneAsked }),
    name: errorOf(contact.name, draft.name, { label: texts.name, asked: texts.nameAsked }),
    email: draft.email.trim()
      ? errorOf(contact.email, draft.email.trim(), { label: texts.email })
      : null,
    zip: isDelivery
      ? errorOf(address.zip, draft.zip, { label: texts.zip, asked: texts.zipAsked })
      : null,
    city: isDelivery
      ? errorOf(address.city, draft.city, { label: texts.city, asked: texts.cityAsked })
      : null,
    street: isDelivery
      ? errorOf(address.street, draft.street, {
          label: texts.street,
          asked: texts.streetAsked,
          lengths: STREET_LENGTHS,
        })
      : null,
    dislikes: hasTooManyWords(draft) ? passportTexts[language].dislikesTooLong : null,
    tip: isDelivery && !isAmountUpTo(draft.tip, MAX_TIP_CENTS) ? texts.tipProblem : null,
    cashGiven: cashProblem(draft, total) ? texts.cashProblem : null,
  };
  return Object.fromEntries(Object.entries(checks).filter(([, error]) => error !== null));

  function errorOf(schema: z.ZodMiniType, input: string, words: FieldWords): string | null {
    const issue = schema.safeParse(input).error?.issues[0];
    return issue ? validationText({ ...issue, input: input.trim() }, words, language) : null;
  }
}

function hasTooManyWords(draft: TelephoneDraft): boolean {
  const passport = draftPassport(draft);
  return passport !== null && !passportSchema.safeParse(passport).success;
}
