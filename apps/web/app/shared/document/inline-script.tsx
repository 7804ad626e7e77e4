/**
 * A few lines that run as the page is read, before any file of the app or without one. The content policy allows them by their hash.
 * @param code plain, for nothing compiles it; our own constant text
 */
export function InlineScript({ code }: { code: string }) {
  // oxlint-disable-next-line react/no-danger -- constant texts of ours
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
