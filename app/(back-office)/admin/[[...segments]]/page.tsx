import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { languageOfPanel } from '@/server/doors/http/panel-language'
import { panelStep } from '@/server/doors/http/panel-step'
import { panelTexts } from '../../components/panel-texts'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** The panel names its own pages in the tab. It calls our pages "Payload": they get the name of their heading. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [known, { admin }] = await Promise.all([
    generatePageMetadata({ config, params, searchParams }),
    config,
  ])
  const { segments = [] } = await params
  const [view = ''] = segments
  if (segments.length !== 1 || !admin.components?.views?.[view]?.path) return known
  const { t } = await panelTexts(languageOfPanel({ headers: await headers() }) ?? '')
  return { ...known, title: `${t(`backOffice.${view as 'journal'}.title`)} ${admin.meta?.titleSuffix ?? ''}` }
}

/** The panel; a person who has given the password but not the code is sent to the code form (`second-step`). */
export default async function AdminPage({ params, searchParams }: Props) {
  const found = await panelStep(await headers())
  if (found && found.step !== 'own') redirect('/admin/second-step')
  return RootPage({ config, params, searchParams, importMap })
}
