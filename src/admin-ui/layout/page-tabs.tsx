import { Tabs } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface PageTab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface PageTabsProps<Value extends string> {
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly tabs: readonly PageTab<Value>[];
}

/** Parts of a page of which one is visible. A hidden one is not rendered. */
export function PageTabs<Value extends string>(props: PageTabsProps<Value>) {
  const { value, onValueChange, tabs } = props;
  return (
    <Tabs.Root
      value={value}
      onValueChange={(change) => {
        const chosen = tabs.find((tab) => tab.value === change.value);
        if (chosen) onValueChange(chosen.value);
      }}
      lazyMount
      unmountOnExit
    >
      <Tabs.List overflowX="auto" overflowY="hidden">
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.value} value={tab.value} flexShrink="0">
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
