import { Box, Button, Code, Stack } from "@chakra-ui/react";
import { type FormEvent, Suspense, useEffect, useState } from "react";
import { signOut } from "@/firebase/auth/auth";
import {
  finishSecondFactor,
  hasSecondFactor,
  type NewSecondFactor,
  startSecondFactor,
} from "@/firebase/auth/second-factor";
import { secondFactorTexts } from "@/i18n/account/second-factor-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { SubmitButton } from "@/ui/form/submit-button";
import { AuthProblemNotice } from "../sign-in/auth-problem-notice";
import { CodeField, isCompleteCode } from "../sign-in/code-field";
import { ConfirmIdentity } from "../sign-in/confirm-identity";
import { useAuthAction } from "../sign-in/use-auth-action";

const FactorQrCode = lazyPart(async () => (await import("./factor-qr-code")).FactorQrCode);

/**
 * Sets up an authenticator app. A session gets the second factor only by a new sign-in, so the user
 * signs out at the end.
 */
export function SecondFactorSetup() {
  const texts = useTexts(secondFactorTexts);
  const action = useAuthAction();
  const [factor, setFactor] = useState<NewSecondFactor | null>(null);
  const [isSetUp, setSetUp] = useState(false);
  const [code, setCode] = useState("");
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    void hasSecondFactor().then(setSetUp);
  }, []);

  async function start(): Promise<void> {
    await action.run(async () => {
      const started = await startSecondFactor();
      if (!started.ok) return started;
      setFactor(started.value);
      return { ok: true, value: undefined };
    });
  }
  async function finish(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (!isCompleteCode(code)) return;
    if (await action.run(() => finishSecondFactor(code))) setSetUp(true);
  }

  if (isSetUp) {
    return (
      <Stack gap="4">
        <p role="status">{factor ? texts.done : texts.existing}</p>
        <AuthProblemNotice problem={action.problem} />
        <Button type="button" aria-busy={action.busy} onClick={() => action.run(signOut)}>
          {texts.signIn}
        </Button>
      </Stack>
    );
  }
  if (action.problem === "SIGN_IN_AGAIN") {
    return <ConfirmIdentity onConfirmed={start} onCancel={action.reset} />;
  }
  if (!factor) {
    return (
      <Stack gap="4">
        <p>{texts.setupIntro}</p>
        <AuthProblemNotice problem={action.problem} />
        <Button type="button" aria-busy={action.busy} onClick={start}>
          {texts.start}
        </Button>
      </Stack>
    );
  }
  return (
    <form className="account-form" noValidate onSubmit={finish}>
      <p>{texts.stepScan}</p>
      <Box minH="14.5rem">
        <Suspense>
          <FactorQrCode url={factor.url} />
        </Suspense>
      </Box>
      <p>
        <a href={factor.url}>{texts.openApp}</a>
      </p>
      <p>{texts.enterKey}</p>
      <FactorKey value={factor.key} />
      <p>{texts.stepCode}</p>
      <AuthProblemNotice problem={action.problem} />
      <CodeField value={code} isSent={isSent} onChange={setCode} />
      <SubmitButton busy={action.busy}>{texts.finish}</SubmitButton>
    </form>
  );
}

/** Groups of four are easier to type. One tap selects the whole key, which is copied without gaps. */
function FactorKey({ value }: { value: string }) {
  return (
    <Code
      display="block"
      size="lg"
      fontSize="lg"
      colorPalette="gray"
      px="3"
      py="2"
      userSelect="all"
    >
      {value.match(/.{1,4}/g)?.map((group, index) => (
        <Box key={`${index} ${group}`} as="span" display="inline-block" me="2">
          {group}
        </Box>
      ))}
    </Code>
  );
}
