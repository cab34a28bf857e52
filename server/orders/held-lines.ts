import 'server-only'
import { sql } from '@payloadcms/db-postgres'

/** Of a line `l`: files were sent along for it that nobody has laid out yet (ORDER-24). As SQL. */
export const waitsForLayout = sql`(jsonb_typeof(l.content -> 'content' -> 'importDesign') = 'object'
  and not exists (select from orders_lines_parts p where p._parent_id = l.id))`

/** Of a design `p` of a line: the workshop has made it and its customer has not approved it yet. As SQL. */
export const waitsForApproval = sql`(p.laid_out_at is not null and p.approved_at is null)`
