import { Alert } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";

interface NoticeProps {
  readonly tone: "info" | "success" | "warning" | "error";
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Makes the notice focusable by script. */
  readonly focusRef?: Ref<HTMLDivElement>;
}

/** A message within a page. Screen readers announce errors when they appear. */
export function Notice({ tone, title, children, focusRef }: NoticeProps) {
  return (
    <Alert.Root
      status={tone}
      role={tone === "error" ? "alert" : undefined}
      ref={focusRef ?? null}
      tabIndex={focusRef ? -1 : undefined}
    >
      <Alert.Indicator aria-hidden="true" />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        {children ? <Alert.Description as="div">{children}</Alert.Description> : null}
      </Alert.Content>
    </Alert.Root>
  );
}
