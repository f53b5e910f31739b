/** Reads a form with names such as `webhooks.lose` as the JSON of the control. */
export function formValues(form: string): object {
  const values: Record<string, unknown> = {};
  for (const [name, text] of new URLSearchParams(form)) {
    const [part = "", field] = name.split(".");
    const value: unknown = JSON.parse(text);
    values[part] = field === undefined ? value : { ...(values[part] ?? {}), [field]: value };
  }
  return values;
}
