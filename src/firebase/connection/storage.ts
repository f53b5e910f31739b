import {
  connectStorageEmulator,
  type FirebaseStorage,
  getStorage,
  ref,
  uploadBytesResumable,
} from "firebase/storage";
import { requireBackendApp } from "./backend-app";

/** The SDK repeats failed requests for this long. */
const RETRY_MS = 30_000;

let storage: FirebaseStorage | null = null;

/** The Cloud Storage client of this page, started on first use. Import this module lazily. */
function openStorage(): FirebaseStorage {
  if (storage) return storage;
  const { storageBucket } = __LOCAL_BACKEND__ ?? __HOSTED_BACKEND__;
  storage = getStorage(requireBackendApp(), `gs://${storageBucket}`);
  storage.maxUploadRetryTime = RETRY_MS;
  if (__LOCAL_BACKEND__) {
    connectStorageEmulator(storage, window.location.hostname, __LOCAL_BACKEND__.storagePort);
  }
  return storage;
}

/**
 * Uploads a file; throws the SDK's error.
 * @param onProgress receives shares from 0 to 1
 */
export async function uploadFile(
  path: string,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<void> {
  const task = uploadBytesResumable(ref(openStorage(), path), file, { contentType: file.type });
  task.on("state_changed", ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
  );
  await task;
}
