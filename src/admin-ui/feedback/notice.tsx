import { Alert } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";

interface NoticeProps {
  readonly tone: "info" | "success" | "warning" | "danger";
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A button at the end. */
  readonly action?: ReactNode;
  /** Makes the notice focusable by script. */
  readonly focusRef?: Ref<HTMLDivElement>;
}

/** A message within a page. Screen readers announce a "danger" when it appears. */
export function Notice({ tone, title, children, action, focusRef }: NoticeProps) {
  return (
    <Alert.Root
      status={tone === "danger" ? "error" : tone}
      variant="surface"
      role={tone === "danger" ? "alert" : undefined}
      ref={focusRef ?? null}
      tabIndex={focusRef ? -1 : undefined}
      flexWrap="wrap"
    >
      <Alert.Indicator aria-hidden="true" />
      <Alert.Content minW="12rem">
        <Alert.Title fontWeight="semibold">{title}</Alert.Title>
        {children && (
          <Alert.Description as="div" color="fg">
            {children}
          </Alert.Description>
        )}
      </Alert.Content>
      {action}
    </Alert.Root>
  );
}
