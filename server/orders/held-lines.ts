import 'server-only'
import { sql } from '@payloadcms/db-postgres'

/** Whether a line `l` has sent files that nobody has laid out yet (ORDER-24). As SQL. */
export const waitsForLayout = sql`(jsonb_typeof(l.content -> 'content' -> 'importDesign') = 'object'
  and not exists (select from orders_lines_parts p where p._parent_id = l.id))`

/** Whether the workshop has made a design `p` of a line and its customer has not approved it yet. As SQL. */
export const waitsForApproval = sql`(p.laid_out_at is not null and p.approved_at is null)`
