import type { Finding } from "@/domain/report/findings";
import { formatPrice } from "@/domain/text/format";
import { defineTexts } from "../define-texts";
import { weekdayTexts } from "../weekday-texts";

/** A sentence for each finding of a report. */
export const findingTexts = defineTexts({
  de: { title: "Das fällt auf", sentence: germanSentence },
  en: { title: "What stands out", sentence: englishSentence },
});

function germanSentence(finding: Finding): string {
  switch (finding.kind) {
    case "lost": {
      const { rejected, expired, failed, cents } = finding;
      const outcomes = counted([
        [rejected, "abgelehnt"],
        [expired, "nicht beantwortet"],
        [failed, "nicht ausgeführt"],
      ]);
      return `Entgangene Bestellungen: ${outcomes} – etwa ${formatPrice(cents, "de")} Umsatz.`;
    }
    case "turnover": {
      const { percent, cause } = finding;
      const [change, orders, average] =
        percent > 0 ? ["mehr", "mehr", "größere"] : ["weniger", "weniger", "kleinere"];
      const reason = cause === "orders" ? orders : average;
      return `${Math.abs(percent)} % ${change} Umsatz als im Zeitraum davor, vor allem durch ${reason} Bestellungen.`;
    }
    case "busiest": {
      const { weekday, hour, orders, percent, declined } = finding;
      if (declined > 0) {
        return `${weekdayTexts.de[weekday]} ab ${hour} Uhr ist voll: ${orders} Bestellungen, ${declined} davon nicht angenommen.`;
      }
      return `Am meisten los ist am ${weekdayTexts.de[weekday]} ab ${hour} Uhr: ${orders} Bestellungen, ${percent} % von allen.`;
    }
    case "noShows": {
      const { no_shows, parties } = finding;
      return `Nicht erschienen: ${no_shows} von ${parties} Gästegruppen.`;
    }
    case "bestDish": {
      const { name, qty, percent } = finding;
      return `Am besten läuft „${name.de}“: ${qty} Portionen, ${percent} % des Umsatzes.`;
    }
  }
}

function englishSentence(finding: Finding): string {
  switch (finding.kind) {
    case "lost": {
      const { rejected, expired, failed, cents } = finding;
      const outcomes = counted([
        [rejected, "declined"],
        [expired, "not answered"],
        [failed, "not fulfilled"],
      ]);
      return `Lost orders: ${outcomes} – about ${formatPrice(cents, "en")} of sales.`;
    }
    case "turnover": {
      const { percent, cause } = finding;
      const [direction, orders, average] =
        percent > 0 ? ["up", "more", "larger"] : ["down", "fewer", "smaller"];
      const reason = cause === "orders" ? orders : average;
      return `Sales are ${direction} ${Math.abs(percent)}% on the period before, mostly because of ${reason} orders.`;
    }
    case "busiest": {
      const { weekday, hour, orders, percent, declined } = finding;
      if (declined > 0) {
        return `${weekdayTexts.en[weekday]} from ${hour}:00 is full: ${orders} orders, ${declined} of them not accepted.`;
      }
      return `The busiest hour is ${weekdayTexts.en[weekday]} from ${hour}:00: ${orders} orders, ${percent}% of all.`;
    }
    case "noShows": {
      const { no_shows, parties } = finding;
      return `No-shows: ${no_shows} of ${parties} parties.`;
    }
    case "bestDish": {
      const { name, qty, percent } = finding;
      return `Best seller: “${name.en}”, ${qty} portions, ${percent}% of sales.`;
    }
  }
}

/** The counts that are not 0, such as "4 abgelehnt, 2 nicht beantwortet". */
function counted(parts: readonly (readonly [count: number, text: string])[]): string {
  return parts.flatMap(([count, text]) => (count === 0 ? [] : `${count} ${text}`)).join(", ");
}
