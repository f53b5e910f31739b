import type { FieldChange, MenuChange } from "@/domain/menu/draft/menu-diff";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import "./change-list.css";
import { useDisplayName } from "../dish/use-display-name";

/** Differences between two menus by dish and field. */
export function ChangeList({ changes }: { changes: readonly MenuChange[] }) {
  const language = useLanguage();
  const displayName = useDisplayName();
  const texts = menuEditorTexts[language];
  if (changes.length === 0) return <p className="change-list__none">{texts.equal}</p>;
  const marks = { added: texts.added, removed: texts.removedMark, changed: texts.changedMark };
  return (
    <ul className="change-list">
      {changes.map(({ list, id, kind, name, fields }) => (
        <li key={`${list}/${id}`} className="change-list__change">
          <p className="change-list__name">
            <span className="change-list__mark" data-kind={kind}>
              {marks[kind]}
            </span>
            {displayName(name)}
          </p>
          {fields.length > 0 ? (
            <dl className="change-list__fields">
              {fields.map((change) => (
                <FieldRow key={keyOf(change)} change={change} />
              ))}
            </dl>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function FieldRow({ change }: { change: FieldChange }) {
  const language = useLanguage();
  const displayName = useDisplayName();
  const texts = menuEditorTexts[language];
  const { of, field, before, after } = change;
  const label = [...of.map((part) => displayName(part)), texts.fields[field]].join(" · ");
  return (
    <div className="change-list__field">
      <dt>{label}</dt>
      {field === "order" ? (
        <dd>{texts.changedMark}</dd>
      ) : (
        <dd>
          <span className="visually-hidden">{texts.before}: </span>
          <del>{valueText(field, before, language)}</del> <span aria-hidden="true">→</span>{" "}
          <span className="visually-hidden">{texts.after}: </span>
          <ins>{valueText(field, after, language)}</ins>
        </dd>
      )}
    </div>
  );
}

function valueText(
  field: FieldChange["field"],
  value: FieldChange["before"],
  language: Language,
): string {
  const texts = menuEditorTexts[language];
  if (field === "add_ons")
    return value === undefined ? texts.notDeclared : String(value) || texts.none;
  if (value === undefined || value === "" || Number.isNaN(value)) {
    return field === "whole" || field === "sold_out" || field === "required"
      ? texts.no
      : texts.nothing;
  }
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (field === "type") return texts.kinds[value === "radio" ? "radio" : "checkbox"];
  if (field === "preis") return formatPrice(centsFromEuros(Number(value)), language);
  if (field === "deposit_cents") return formatPrice(Number(value), language);
  return field === "vat" ? texts.percent(Number(value)) : String(value);
}

function keyOf({ of, field }: FieldChange): string {
  return [...of.map(({ de }) => de), field].join("/");
}
