import { lazyPart } from './shared/net/lazy-part.ts'
import type { OverlayRegistry } from './shared/overlays/overlays.ts'

/** Which component shows which overlay; each is fetched when it is first opened. */
export const overlayRegistry: OverlayRegistry = {
  sign: lazyPart(() => import('./features/auth/sign-dialog.tsx')),
  'deleted-accounts': lazyPart(() => import('./features/auth/deleted-accounts-dialog.tsx')),
  'confirm-email': lazyPart(() => import('./features/auth/confirm-email-dialog.tsx')),
  guest: lazyPart(() => import('./features/start-chat/guest-dialog.tsx')),
  'fill-in': lazyPart(() => import('./features/start-chat/fill-in-dialog.tsx')),
  profile: lazyPart(() => import('./features/settings/profile-dialog.tsx')),
  'delete-account': lazyPart(() => import('./features/settings/delete-account-dialog.tsx')),
  upgrade: lazyPart(() => import('./features/subscriptions/upgrade-dialog.tsx')),
  'cancel-subscription': lazyPart(() => import('./features/subscriptions/cancel-dialog.tsx')),
  'exit-offer': lazyPart(() => import('./features/subscriptions/exit-dialog.tsx')),
  discount: lazyPart(() => import('./features/subscriptions/discount-dialog.tsx')),
  cookies: lazyPart(() => import('./features/cookies/cookie-dialog.tsx')),
  report: lazyPart(() => import('./features/report/report-dialog.tsx')),
  block: lazyPart(() => import('./features/report/block-dialog.tsx')),
  unblock: lazyPart(() => import('./features/report/unblock-dialog.tsx')),
  'phone-call': lazyPart(() => import('./features/phone-call/phone-call-dialog.tsx')),
  'chat-search': lazyPart(() => import('./features/chat-search/chat-search-dialog.tsx')),
  'choose-character': lazyPart(() => import('./features/photos/choose-character-dialog.tsx')),
  'generated-photos': lazyPart(() => import('./features/photos/generated-photos-overlay.tsx')),
  gallery: lazyPart(() => import('./shared/overlays/gallery-overlay.tsx')),
  confirm: lazyPart(() => import('./shared/overlays/confirm-overlay.tsx')),
}
