import { unwrap, type Fact } from '@moonlit/sdk'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../shared/api/services.ts'

/** What can be done with the facts of a chat. The list follows at once; then the server's own, which says where each stands. */
export const useFactChanges = (chatID: string) => {
  const { client, queries, queryClient } = useServices()
  const { queryKey } = queries.chats.facts(chatID)
  const change = (facts: (known: readonly Fact[]) => Fact[]) => {
    queryClient.setQueryData(queryKey, (list) => list && { ...list, result: facts(list.result) })
    void queryClient.invalidateQueries({ queryKey })
  }
  const show = (changed: Fact) => change((known) => known.map((fact) => (fact.factID === changed.factID ? changed : fact)))
  const pin = useMutation({
    mutationFn: ({ factID, isPinned }: Pick<Fact, 'factID' | 'isPinned'>) =>
      unwrap(client.chats.changeFact({ params: { id: chatID, factId: factID }, body: { isPinned } })),
    onSuccess: show,
  })
  const forget = useMutation({
    mutationFn: (factID: string) => unwrap(client.chats.forgetFact({ params: { id: chatID, factId: factID } })),
    onSuccess: (_, factID) => change((known) => known.filter((fact) => fact.factID !== factID)),
  })
  return { show, pin, forget }
}
