'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { clientFactorPath } from '@/lib/doors/contract/second-factor'
import type { Client } from '@/lib/people/client/client'
import { useFactor } from '../use-factor'
import { FactorProof } from './factor-proof'
import { FactorSetUp } from './factor-set-up'
import { RecoveryCodes } from './recovery-codes'

type Step = 'shown' | 'setUp' | 'renew' | 'remove'

interface FactorOnProps {
  since: string
  /** How many codes on paper are left. */
  recoveryCodes: number
  go: (step: Step) => void
}

/** Since when the code is asked for; new codes for paper, and switching it off. */
function FactorOn({ since, recoveryCodes, go }: FactorOnProps) {
  const t = useTranslations('accountArea.factor')
  const format = useFormatter()
  return (
    <>
      <p className="mb-4 text-sm">
        {t('on', { date: format.dateTime(new Date(since), { dateStyle: 'long' }) })}
      </p>
      {recoveryCodes < 4 && (
        <Alert tone="ask" className="mb-4">
          {t('few', { count: recoveryCodes })}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="small" look="secondary" onClick={() => go('renew')}>
          {t('renew')}
        </Button>
        <Button size="small" look="secondary" onClick={() => go('remove')}>
          {t('remove')}
        </Button>
      </div>
    </>
  )
}

/** The code that is asked for after the password: set up, new codes for paper, switched off. */
export function SecondFactor({ client }: { client: Client }) {
  const t = useTranslations('accountArea.factor')
  const [step, setStep] = useState<Step>('shown')
  const factor = useFactor(clientFactorPath)
  const { since, recoveryCodes = 0 } = factor.factor ?? {}
  const hasPassword = client.authType === 'password'
  const back = () => {
    factor.close()
    setStep('shown')
  }
  const body = () => {
    if (factor.codes) return <RecoveryCodes codes={factor.codes} email={client.email} onClose={back} />
    if (step === 'setUp') return <FactorSetUp factor={factor} hasPassword={hasPassword} onBack={back} />
    if (step !== 'shown')
      return (
        <FactorProof
          label={t(step)}
          hasPassword={hasPassword}
          factor={factor}
          send={step === 'renew' ? factor.renew : factor.remove}
          onDone={() => setStep('shown')}
          onBack={back}
        />
      )
    if (!since)
      return (
        <Button size="small" look="secondary" onClick={() => setStep('setUp')}>
          {t('setUp')}
        </Button>
      )
    return <FactorOn since={since} recoveryCodes={recoveryCodes} go={setStep} />
  }
  if (!factor.factor) return null
  return (
    <section aria-labelledby="factor-title" className="max-w-130">
      <h2 id="factor-title" className="mb-2">
        {t('title')}
      </h2>
      <p className="mb-4 text-sm text-ink-2">{t('text')}</p>
      {body()}
    </section>
  )
}
