import labels from '@moonlit/sdk/labels/en'
import affiliate from '../../locales/en/affiliate.json'
import article from '../../locales/en/article.json'
import auth from '../../locales/en/auth.json'
import character from '../../locales/en/character.json'
import chat from '../../locales/en/chat.json'
import chatSearch from '../../locales/en/chat-search.json'
import common from '../../locales/en/common.json'
import contact from '../../locales/en/contact.json'
import cookies from '../../locales/en/cookies.json'
import creations from '../../locales/en/creations.json'
import errors from '../../locales/en/errors.json'
import favourites from '../../locales/en/favourites.json'
import explore from '../../locales/en/explore.json'
import landing from '../../locales/en/landing.json'
import looks from '../../locales/en/looks.json'
import layout from '../../locales/en/layout.json'
import legal from '../../locales/en/legal.json'
import myModels from '../../locales/en/my-models.json'
import overlays from '../../locales/en/overlays.json'
import phoneCall from '../../locales/en/phone-call.json'
import report from '../../locales/en/report.json'
import photos from '../../locales/en/photos.json'
import settings from '../../locales/en/settings.json'
import stats from '../../locales/en/stats.json'
import subscriptions from '../../locales/en/subscriptions.json'
import unsubscribe from '../../locales/en/unsubscribe.json'
import wizard from '../../locales/en/wizard.json'

/** All English words: the type of every key, and the words of tests. The app itself loads them piece by piece. */
export const en = {
  common,
  layout,
  looks,
  explore,
  favourites,
  character,
  chat,
  auth,
  overlays,
  errors,
  legal,
  photos,
  settings,
  subscriptions,
  contact,
  cookies,
  affiliate,
  report,
  'phone-call': phoneCall,
  'chat-search': chatSearch,
  creations,
  wizard,
  'my-models': myModels,
  landing,
  stats,
  unsubscribe,
  article,
  labels,
} as const
