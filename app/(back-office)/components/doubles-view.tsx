import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/people/actor/can'
import { findClientByEmail } from '@/server/people/clients/client-record'
import { findDoubles } from '@/server/people/clients/doubles'
import { planMerge } from '@/server/people/clients/merge-clients'
import { PairCompare } from './clients/pair-compare'
import { PairForm } from './clients/pair-form'
import { PairList } from './clients/pair-list'
import { PanelFrame } from './panel-frame'
import { type PanelTexts, panelTexts } from './panel-texts'
import './back-office.css'
import './clients/clients.css'

type Actor = ReturnType<typeof actorOfUser>

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value.trim() : '')

/** The number of an account, from its number or its mail address; null where there is none. */
async function numberOf(named: string): Promise<number | null> {
  if (/^[1-9]\d{0,8}$/.test(named)) return Number(named)
  return named.includes('@') ? ((await findClientByEmail(named))?.id ?? null) : null
}

/** Two named accounts, with the result of their merge. */
async function Pair({
  actor,
  asked,
  texts,
}: {
  actor: Actor
  asked: { keep: string; leave: string }
  texts: PanelTexts
}) {
  const [keep, leave] = await Promise.all([numberOf(asked.keep), numberOf(asked.leave)])
  const plan = keep === null || leave === null ? null : await planMerge(actor, { keep, leave })
  if (plan) return <PairCompare plan={plan} texts={texts} />
  return (
    <>
      <p role="alert" className="bo-alert">
        {texts.t('backOffice.doubles.unknown')}
      </p>
      <PairForm keep={asked.keep} texts={texts} />
    </>
  )
}

/** `/admin/doubles`: accounts that may be one person's, and how they become one (PEOPLE-31). */
export async function DoublesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (req.user?.collection !== 'admins') redirect('/admin/login?redirect=/admin/doubles')
  const actor = actorOfUser(req.user)
  if (!can(actor, 'client.merge')) redirect('/admin')
  const asked = { keep: one(view.searchParams?.keep), leave: one(view.searchParams?.leave) }
  const texts = await panelTexts(view.i18n.language)
  const isPair = asked.keep !== '' && asked.leave !== ''
  return (
    <PanelFrame view={view}>
      <div className="bo-view">
        <h1>{texts.t('backOffice.doubles.title')}</h1>
        <p>{texts.t('backOffice.doubles.lead')}</p>
        {isPair ? (
          <Pair actor={actor} asked={asked} texts={texts} />
        ) : (
          <>
            <PairForm keep={asked.keep} texts={texts} />
            <PairList doubles={(await findDoubles(actor)) ?? []} texts={texts} />
          </>
        )}
      </div>
    </PanelFrame>
  )
}
