import { Portal, Spinner, Stack, Toast, Toaster } from "@chakra-ui/react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import { toastStore } from "./toaster";

/** Renders the toasts of `showToast`. */
export function ToastRegion() {
  const texts = useTexts(kitTexts);
  return (
    <Portal>
      <Toaster toaster={toastStore} aria-label={texts.notices} insetInline={{ mdDown: "4" }}>
        {(toast) => (
          <Toast.Root width={{ md: "md" }} pe="14" data-testid="toast">
            {toast.type === "loading" ? <Spinner size="sm" /> : <Toast.Indicator />}
            <Stack gap="1" flex="1" maxWidth="100%">
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description && (
                <Toast.Description opacity="1">{toast.description}</Toast.Description>
              )}
            </Stack>
            {toast.action && (
              <Toast.ActionTrigger h="10" fontWeight="bold">
                {toast.action.label}
              </Toast.ActionTrigger>
            )}
            <Toast.CloseTrigger aria-label={texts.dismiss} p="3" />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
