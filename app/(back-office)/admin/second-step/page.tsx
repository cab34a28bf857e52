import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { staffFactorPath } from '@/lib/doors/contract/second-factor'
import { languageOfPanel } from '@/server/doors/http/panel-language'
import { panelStep } from '@/server/doors/http/panel-step'
import { panelTexts } from '../../components/panel-texts'
import { SecondStep } from '../../components/second-step'
import { stepWords } from '../../components/second-step-texts'
import '../../components/back-office.css'

const textsOf = async () => panelTexts(languageOfPanel({ headers: await headers() }) ?? '')

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await textsOf()
  return { title: t('accountArea.factor.title') }
}

/** Between the panel's login and the panel: the code, or the setup of a second factor; for a logged-in person, his own factor. */
export default async function SecondStepPage() {
  const found = await panelStep(await headers())
  if (!found) redirect('/admin/login')
  const { t } = await textsOf()
  const { step, staff } = found
  return <SecondStep step={step} path={staffFactorPath} words={stepWords(t, step, staff.email)} />
}
