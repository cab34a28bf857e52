'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button, buttonClass } from '@/components/ui/button'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** The owner's name, printed on the paper. */
  email: string
  onClose: () => void
}

/** The codes for paper, shown this once: to be printed, or kept as a file. */
export function RecoveryCodes({ codes, email, onClose }: RecoveryCodesProps) {
  const t = useTranslations('accountArea.factor')
  const text = `${t('codesFor', { email })}\n\n${codes.join('\n')}\n`
  return (
    <div className="space-y-4">
      <Alert tone="confirm" role="status" title={t('codesTitle')}>
        {t('codesText')}
      </Alert>
      <ul className="grid max-w-90 grid-cols-2 gap-x-8 gap-y-2 font-mono" aria-label={t('codesTitle')}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${t('file')}.txt`}
          className={buttonClass({ size: 'small', look: 'secondary' })}
        >
          {t('download')}
        </a>
        <Button size="small" look="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('kept')}
        </Button>
      </div>
    </div>
  )
}
