import { loadAuth } from "../auth/load-auth";
import { requestAppCheckToken } from "../connection/app-check";

const UPLOAD_WITHIN_MS = 120_000;

/**
 * Uploads a file to Cloud Storage over its REST API, as the signed-in user. The SDK would be 10 kB
 * for this one request.
 * @param onProgress receives shares from 0 to 1
 * @returns the HTTP status; 0 without an answer
 */
export async function uploadFile(
  path: string,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<number> {
  const { auth } = await loadAuth();
  const [idToken, appCheckToken] = await Promise.all([
    auth.currentUser?.getIdToken(),
    requestAppCheckToken().catch(() => null),
  ]);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", uploadUrl(path));
    request.timeout = UPLOAD_WITHIN_MS;
    request.setRequestHeader("Content-Type", file.type);
    if (idToken) request.setRequestHeader("Authorization", `Firebase ${idToken}`);
    if (appCheckToken) request.setRequestHeader("X-Firebase-AppCheck", appCheckToken);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    // After an error, a timeout or an abort the status is 0.
    request.onloadend = () => resolve(request.status);
    request.send(file);
  });
}

function uploadUrl(path: string): string {
  const { storageBucket } = __LOCAL_BACKEND__ ?? __HOSTED_BACKEND__;
  const host = __LOCAL_BACKEND__
    ? `http://${window.location.hostname}:${__LOCAL_BACKEND__.storagePort}`
    : "https://firebasestorage.googleapis.com";
  return `${host}/v0/b/${storageBucket}/o?uploadType=media&name=${encodeURIComponent(path)}`;
}
