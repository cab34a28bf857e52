import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { HelpVote } from '@/lib/doors/contract/help-vote'
import { languageOf } from '@/lib/ground/site/locales'
import { getContent } from '@/server/catalogue/content'
import { shopPayload } from '@/server/ground/shop-payload'

const paging = { page: 1, pageSize: 100 }

/** Counts a vote on a question that the help has; false where it has no such question. */
export async function countVote({ question, locale, suffices }: HelpVote): Promise<boolean> {
  const { data: pages } = await getContent().pages({ page_type: 'help' }, locale, paging)
  const isAsked = pages.some(({ custom }) =>
    custom.blocks.some(
      block => block.blockType === 'faq' && block.questions?.some(one => one.question === question),
    ),
  )
  if (!isAsked) return false
  const language = languageOf(locale)
  const [yes, no] = suffices ? [1, 0] : [0, 1]
  const payload = await shopPayload()
  await payload.db.drizzle.execute(
    sql`insert into help_votes (key, question, language, suffices, lacking)
        values (${`${language}/${question}`}, ${question}, ${language}, ${yes}, ${no})
        on conflict (key) do update set suffices = help_votes.suffices + ${yes},
          lacking = help_votes.lacking + ${no}, updated_at = now()`,
  )
  return true
}
