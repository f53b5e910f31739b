/// <reference types="vite/client" />

/** Where the local backend listens and how the local App Check provider identifies itself. */
interface LocalBackend {
  readonly projectId: string;
  readonly appId: string;
  readonly apiKey: string;
  readonly authPort: number;
  readonly firestorePort: number;
  readonly functionsPort: number;
  readonly appCheckDebugToken: string;
}

/** Public web configuration of the real Firebase project. */
interface HostedBackend {
  readonly projectId: string;
  readonly appId: string;
  readonly apiKey: string;
  readonly recaptchaSiteKey: string;
}

/** Key of the active tenant, fixed when the bundle is built; null in a build without a key. */
declare const __RESTO_KEY__: string | null;

/** Set in development, previews and tests; null in every bundle that is deployed. */
declare const __LOCAL_BACKEND__: LocalBackend | null;

declare const __HOSTED_BACKEND__: HostedBackend;
