import * as z from "zod";

const templateSchema = z.object({ subject: z.string(), body: z.string() });

/** `hosting/firebase/account-mails.json`: the mails of the identity provider. */
const accountMailsSchema = z.object({
  notification: z.object({
    sendEmail: z.object({
      resetPasswordTemplate: templateSchema,
      verifyEmailTemplate: templateSchema,
      changeEmailTemplate: templateSchema,
    }),
  }),
});

/**
 * Why the templates of the identity provider's mails must not be used: anybody may register a
 * stranger's address under a display name of their choice, so a mail with that name would carry the
 * sender's text. One line each.
 */
export function accountMailProblems(file: unknown): string[] {
  const parsed = accountMailsSchema.safeParse(file);
  if (!parsed.success) return [z.prettifyError(parsed.error)];
  return Object.entries(parsed.data.notification.sendEmail).flatMap(([name, template]) => [
    ...(/%DISPLAY_NAME%/i.test(template.subject + template.body)
      ? [`${name} repeats the display name, which a stranger chooses`]
      : []),
    ...(template.body.includes("%LINK%") ? [] : [`${name} has no %LINK%`]),
  ]);
}
