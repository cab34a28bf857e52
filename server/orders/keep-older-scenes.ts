import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getContent } from '@/server/catalogue/content'
import { inTransaction } from '@/server/ground/transaction'
import { keepScenes } from './approved-scenes'
import { sceneToday } from './scene-today'

interface OlderPart {
  [column: string]: unknown
  id: string
  order: number
  design: unknown
  hash: string
}

/** Parts whose scene or colours are not kept: those of orders from before scenes were kept. */
async function olderParts(payload: Payload): Promise<OlderPart[]> {
  const { rows } = await payload.db.drizzle.execute<OlderPart>(
    sql`select p.id, l._parent_id as "order", p.design, p.scene_hash as hash
        from orders_lines_parts p join orders_lines l on l.id = p._parent_id
        left join approved_scenes s on s.hash = p.scene_hash
        where s.hash is null or p.ink is null`,
  )
  return rows
}

/**
 * Gives orders from before scenes were kept their scene, where today's engine and catalogue still draw the very
 * outlines that were ordered; the others stay as they are, and their orders are logged. Run at each start: where all is
 * kept it is one query. The order itself is not changed.
 */
export async function keepOlderScenes(payload: Payload): Promise<void> {
  const parts = await olderParts(payload)
  if (parts.length === 0) return
  const catalogue = await getContent().catalogue()
  const lost = new Set<number>()
  let kept = 0
  for (const { id, order, design, hash } of parts) {
    const today = await sceneToday(design, catalogue)
    if (!today.ok || today.hash !== hash) {
      lost.add(order)
      continue
    }
    kept += 1
    await inTransaction(payload, async scope => {
      await keepScenes(scope, [today])
      await scope.tx.execute(
        sql`update orders_lines_parts set ink = ${today.ink}, paper = ${today.paper} where id = ${id}`,
      )
    })
  }
  console.log(
    `${kept} scenes of older orders are kept now; not to be drawn again: orders ${[...lost].join(', ') || 'none'}`,
  )
}
