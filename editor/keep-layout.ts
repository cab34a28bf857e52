import type { Design } from '@/lib/design/scene/model'
import { storeDesign } from '@/lib/design/scene/stored'
import { type OrderPlace, useEditorItem } from '@/stores/editor-item'

/** The result for a design of an order's line: kept; refused, because it is not the bought product; or no answer. */
type KeptLayout = 'kept' | 'refused' | 'offline'

/** Keeps a design as the one that the workshop made for a line of an order, and forgets it as the current item. */
export async function keepLayout(design: Design, { order, line, part }: OrderPlace): Promise<KeptLayout> {
  const response = await fetch(`/api/orders/${order}/lines/${line}/layout?part=${part}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ design: storeDesign(design) }),
  }).catch(() => null)
  if (!response?.ok) return response && response.status < 500 ? 'refused' : 'offline'
  useEditorItem.getState().clearItem()
  return 'kept'
}
