import { screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { refusal } from "@/domain/result/refusal";
import { RefusalNotice } from "@/features/checkout/quote/refusal-notice";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { ChakraRoot } from "@/ui/chakra-root";
import { renderInRestaurant } from "../../render-in-restaurant";

/** The notice needs the checkout's form. */
function NoticeInForm() {
  return (
    <ChakraRoot>
      <FormProvider {...useForm({ defaultValues: { type: "pickup" } })}>
        <RefusalNotice refusal={refusal("PAUSED")} tone="error" />
      </FormProvider>
    </ChakraRoot>
  );
}

it("a pause without an end names the telephone number", async () => {
  await renderInRestaurant(<NoticeInForm />);
  expect(screen.getByText("Wir nehmen gerade keine Online-Bestellungen an")).toBeVisible();
  for (const phone of restoBobingen.phones) {
    expect(screen.getByRole("link", { name: phone })).toBeVisible();
  }
  expect(screen.queryByText("Die Küche macht kurz Pause")).toBeNull();
});
