import { useTranslations } from 'next-intl'
import { Alert, type AlertTone } from '@/components/ui/alert'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Ledger } from '@/components/ui/ledger'
import { Price } from '@/components/ui/price'
import { Specimen, Specimens } from './specimen'

const tones = ['block', 'ask', 'confirm', 'inform'] as const satisfies AlertTone[]
const badges = [
  'mat',
  'seal',
  'plain',
  'ink',
  'soft',
  'ask',
  'inform',
  'refused',
] as const satisfies BadgeTone[]

const price = { incl: '27,00 €', excl: '22,50 €' }
const before = { incl: '30,00 €', excl: '25,00 €' }

/** Findings, badges, prices and the ledger. */
export function AlertsGuide() {
  const t = useTranslations('styleguide')
  return (
    <>
      <Specimens title={t('alerts')}>
        <div className="grid w-full gap-3">
          {tones.map(tone => (
            <Alert key={tone} tone={tone} title={t(`alert.${tone}.title`)}>
              {t(`alert.${tone}.text`)}
            </Alert>
          ))}
          <Alert
            tone="block"
            title={t('alert.block.title')}
            actions={
              <>
                <Button size="small" look="secondary">
                  {t('repair')}
                </Button>
                <Button size="small" look="ghost">
                  {t('show')}
                </Button>
              </>
            }
          >
            {t('alert.block.text')}
          </Alert>
        </div>
      </Specimens>
      <Specimens title={t('badges')}>
        {badges.map(tone => (
          <Specimen key={tone} state={tone}>
            <Badge tone={tone}>{t('badge')}</Badge>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title={t('prices')}>
        <Specimen state={t('state.rest')}>
          <Price price={price} />
        </Specimen>
        <Specimen state={t('priceFrom')}>
          <Price price={price} from />
        </Specimen>
        <Specimen state={t('priceReduced')}>
          <Price price={price} before={before} size={26} />
        </Specimen>
      </Specimens>
      <Specimens title={t('ledger')}>
        <Ledger
          className="w-80"
          rows={[
            { key: 'a', label: t('ledgerGoods'), note: '2 × 27,00 €', amount: '54,00 €' },
            { key: 'b', label: t('ledgerDiscount'), amount: '−1,62 €', negative: true },
          ]}
          total={{ label: t('ledgerTotal'), amount: '52,38 €' }}
        />
      </Specimens>
    </>
  )
}
