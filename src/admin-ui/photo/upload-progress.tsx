import { Box, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { photoTexts } from "@/i18n/admin/photo-texts";
import { useTexts } from "@/i18n/use-texts";

/** @param share uploaded share, from 0 to 1; at 1 the server converts the photograph */
export function UploadProgress({ share }: { readonly share: number }) {
  const texts = useTexts(photoTexts);
  const id = useId();
  const isUploaded = share >= 1;
  return (
    <Stack gap="1" maxW="24rem">
      <Text id={id} role="status">
        {isUploaded ? texts.converting : texts.uploading(Math.round(share * 100))}
      </Text>
      <Box
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(!isUploaded && { "aria-valuenow": Math.round(share * 100) })}
        h="2"
        rounded="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box
          h="full"
          w={`${share * 100}%`}
          rounded="full"
          bg="brand.solid"
          transition="width 0.2s"
          {...(isUploaded && { animation: "pulse" })}
        />
      </Box>
    </Stack>
  );
}
