import { redirect } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { actorOfUser } from '@/cms/actor'
import { languageOf } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { can } from '@/lib/people/actor/can'
import { type Machine, machineFacts, machines, stackKey } from '@/lib/workshop/production/machines'
import { getContent } from '@/server/catalogue/content'
import { readManifests } from '@/server/orders/shipments/manifests'
import { readSheet, readSheets } from '@/server/workshop/production/read-sheets'
import { stackNames } from '@/server/workshop/production/stack-names'
import { byStack, readWaiting } from '@/server/workshop/production/waiting'
import { PanelFrame } from './panel-frame'
import { type PanelTexts, panelTexts } from './panel-texts'
import { MachineTabs } from './production/machine-tabs'
import { Manifests } from './production/manifests'
import { Scanner } from './production/scanner'
import { SheetPanel } from './production/sheet-panel'
import { SheetTable } from './production/sheet-table'
import { WaitingStack } from './production/waiting-stack'
import './back-office.css'
import './production/production.css'

type Actor = ReturnType<typeof actorOfUser>
type Query = Readonly<Record<string, string | string[] | undefined>>

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** The texts of the workshop for its client components. */
async function WithTexts({ texts, children }: { texts: PanelTexts; children: ReactNode }) {
  const { production } = (await loadMessages(texts.locale)).backOffice
  return (
    <NextIntlClientProvider
      locale={texts.locale}
      timeZone="Europe/Paris"
      messages={{ backOffice: { production } }}
    >
      {children}
    </NextIntlClientProvider>
  )
}

/** The machine with the most waiting pieces, or else with sheets in progress. */
const busiest = (counts: ReadonlyMap<Machine, number>): Machine =>
  machines.reduce((most, machine) => ((counts.get(machine) ?? 0) > (counts.get(most) ?? 0) ? machine : most))

/** What waits at a machine, its sheets, and the open sheet. */
async function Workshop({ actor, query, texts }: { actor: Actor; query: Query; texts: PanelTexts }) {
  const { t, locale } = texts
  const [waiting, sheets, catalogue] = await Promise.all([
    readWaiting(actor),
    readSheets(actor),
    getContent().catalogue(),
  ])
  const id = Number(one(query.sheet))
  const opened = Number.isSafeInteger(id) && id > 0 ? await readSheet(actor, { id }) : null
  const counts = new Map<Machine, number>()
  for (const { stack, pieces } of waiting)
    counts.set(stack.machine, (counts.get(stack.machine) ?? 0) + pieces)
  const asked = machines.find(known => known === one(query.machine))
  const machine = opened?.sheet.machine ?? asked ?? busiest(counts)
  const groups = byStack(waiting.filter(({ stack }) => stack.machine === machine))
  const names = (stack: Parameters<typeof stackNames>[0]) => stackNames(stack, catalogue, languageOf(locale))
  const shown = sheets.filter(sheet => sheet.machine === machine)
  return (
    <>
      <header className="bo-production__head">
        <h1>{t('backOffice.production.title')}</h1>
        <p>
          {t('backOffice.production.summary', {
            orders: new Set(waiting.map(({ order }) => order)).size,
            pieces: [...counts.values()].reduce((sum, count) => sum + count, 0),
            sheets: sheets.filter(({ state }) => state !== 'done').length,
          })}
        </p>
        <a className="bo-button" href="/admin/production?manifests=1">
          {t('backOffice.production.manifests.title')}
        </a>
        <a className="bo-button" href="/admin/production?scan=1">
          {t('backOffice.production.scan')}
        </a>
      </header>
      <MachineTabs machine={machine} counts={counts} texts={texts} />
      {opened && <SheetPanel {...opened} names={names(opened.sheet)} texts={texts} />}
      <h2>{t('backOffice.production.waiting')}</h2>
      {groups.length === 0 && <p>{t('backOffice.production.none')}</p>}
      {groups.map(({ stack, designs }) => (
        <WaitingStack
          key={stackKey(stack)}
          stack={stack}
          names={names(stack)}
          designs={designs.map(({ stack: _, ...design }) => design)}
          sheet={machineFacts[machine].stock}
        />
      ))}
      <h2>{t('backOffice.production.sheets')}</h2>
      <SheetTable sheets={shown} current={opened?.sheet.id ?? null} names={names} texts={texts} />
    </>
  )
}

/** The requested view of the workshop: the scanner, the lists of the carriers, or else the queue. */
async function Place({ actor, query, texts }: { actor: Actor; query: Query; texts: PanelTexts }) {
  if (one(query.scan)) return <Scanner />
  const manifests = one(query.manifests) ? await readManifests(actor) : null
  if (manifests) return <Manifests {...manifests} texts={texts} />
  return <Workshop actor={actor} query={query} texts={texts} />
}

/** `/admin/production`: what is to be made, the sheets it is made on, and the scanner (PRODUCTION-4). */
export async function ProductionView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const query: Query = view.searchParams ?? {}
  if (req.user?.collection !== 'admins') redirect('/admin/login?redirect=/admin/production')
  const actor = actorOfUser(req.user)
  if (!can(actor, 'production.work')) redirect('/admin')
  const texts = await panelTexts(view.i18n.language)
  return (
    <PanelFrame view={view}>
      <div className="bo-view bo-production">
        <WithTexts texts={texts}>
          <Place actor={actor} query={query} texts={texts} />
        </WithTexts>
      </div>
    </PanelFrame>
  )
}
