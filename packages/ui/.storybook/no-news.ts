import type { Channel } from 'storybook/internal/channels'
import { REQUEST_WHATS_NEW_DATA } from 'storybook/internal/core-events'

/** Its server asks storybook.js.org for news whenever the page is opened, also when they are not to be shown. Here nobody goes and asks. */
export const experimental_serverChannel = (channel: Channel) => {
  channel.removeAllListeners(REQUEST_WHATS_NEW_DATA)
  return channel
}
