import { unwrap, type PaymentOutcome } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../shared/api/services.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'

/** How long until a bank that has not answered yet is asked about again, in milliseconds. */
const ASK_AGAIN = 1500

/** How a payment stands, by the server; while the bank is confirming it, it is asked again and again. Idle without an id and for whoever is not signed in. [PY-06] */
export const usePayment = (paymentId: string | null) => {
  const { client } = useServices()
  const kind = useSessionKind()
  const isAsked = kind === 'member' && paymentId !== null
  const query = useQuery<PaymentOutcome>({
    queryKey: [...keys.subscriptions.all, 'payment', paymentId],
    queryFn: () => unwrap(client.subscriptions.paymentSuccess({ query: { paymentId: paymentId ?? '' } })),
    enabled: isAsked,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? ASK_AGAIN : false),
    refetchIntervalInBackground: true,
  })
  return { kind, query }
}
