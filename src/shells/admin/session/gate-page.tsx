import { Card, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { OfflineNote } from "@/ui/feedback/offline-note";
import { AdminLanguage } from "./admin-language";

/** A page without navigation, for users without a confirmed role. */
export function GatePage({ title, children }: { title: string; children: ReactNode }) {
  const texts = useTexts(adminTexts);
  return (
    <Stack
      as="main"
      id="main"
      gap="4"
      w="full"
      maxW="29rem"
      minH="100dvh"
      mx="auto"
      px="4"
      // Not centred: a message above a field would move the title.
      pt={{ base: "6", md: "16dvh" }}
      pb="6"
    >
      <OfflineNote />
      <Flex align="center" justify="space-between">
        <Text fontFamily="heading" fontSize="lg" fontWeight="bold">
          {texts.title}
        </Text>
        <AdminLanguage />
      </Flex>
      <Card.Root boxShadow="sm">
        <Card.Body gap="4" color="fg">
          <Heading as="h1" size="2xl">
            {title}
          </Heading>
          {children}
        </Card.Body>
      </Card.Root>
    </Stack>
  );
}
