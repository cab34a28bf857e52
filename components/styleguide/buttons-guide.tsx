'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Quantity } from '@/components/ui/quantity'
import { Segmented } from '@/components/ui/segmented'
import { Swatches } from '@/components/ui/swatches'
import { FieldsGuide } from './fields-guide'
import { Specimen, Specimens } from './specimen'

const looks = ['primary', 'secondary', 'ghost', 'danger'] as const satisfies ButtonLook[]
/** The hover state of each look, static. */
const hovered: Record<(typeof looks)[number], string> = {
  primary: 'bg-(--action-2)!',
  secondary: 'border-ink! bg-wash!',
  ghost: 'bg-mat-soft!',
  danger: 'bg-seal-2!',
}
const focused = 'outline-2 outline-offset-2 outline-(--action)'

/** Buttons of a skin in every look, size and state. */
function Looks({ label }: { label: string }) {
  const t = useTranslations('styleguide')
  return looks.map(look => (
    <div key={look} className="flex w-full flex-wrap items-end gap-x-5 gap-y-4">
      <Specimen state={`${look}, ${t('state.rest')}`}>
        <Button look={look}>{label}</Button>
      </Specimen>
      <Specimen state={t('state.hover')}>
        <Button look={look} className={hovered[look]}>
          {label}
        </Button>
      </Specimen>
      <Specimen state={t('state.focus')}>
        <Button look={look} className={focused}>
          {label}
        </Button>
      </Specimen>
      <Specimen state={t('state.disabled')}>
        <Button look={look} disabled>
          {label}
        </Button>
      </Specimen>
      <Specimen state={t('state.busy')}>
        <Button look={look} aria-disabled>
          {t('busyLabel')}
        </Button>
      </Specimen>
      <Specimen state={t('state.small')}>
        <Button look={look} size="small">
          {label}
        </Button>
      </Specimen>
    </div>
  ))
}

/** Icon buttons at rest, pressed and disabled. */
function IconButtons() {
  const t = useTranslations('styleguide')
  return (
    <>
      <Specimen state={t('state.rest')}>
        <IconButton label={t('label')}>
          <Icon name="pencil" />
        </IconButton>
      </Specimen>
      <Specimen state={t('state.pressed')}>
        <IconButton label={t('label')} pressed>
          <Icon name="eye" />
        </IconButton>
      </Specimen>
      <Specimen state={t('state.disabled')}>
        <IconButton label={t('label')} disabled>
          <Icon name="layers" />
        </IconButton>
      </Specimen>
    </>
  )
}

/** Controls: buttons of both skins, small controls, fields. */
export function ButtonsGuide() {
  const t = useTranslations('styleguide')
  const [quantity, setQuantity] = useState(2)
  const [part, setPart] = useState('incl')
  const [color, setColor] = useState('noir')
  return (
    <>
      <Specimens title={t('buttons')}>
        <Looks label={t('label')} />
      </Specimens>
      <div data-skin="pro">
        <Specimens title={t('buttonsPro')}>
          <Looks label={t('label')} />
        </Specimens>
      </div>
      <Specimens title={t('buttonsMat')}>
        <div className="flex w-full flex-wrap gap-4 rounded-md bg-hero p-5">
          <Button look="on-mat">{t('label')}</Button>
          <Button look="line-mat">{t('label')}</Button>
        </div>
      </Specimens>
      <Specimens title={t('controls')}>
        <IconButtons />
        <Quantity
          value={quantity}
          onChange={setQuantity}
          labels={{ quantity: t('quantity'), less: t('less'), more: t('more') }}
        />
        <Segmented
          name="guide-tax"
          label={t('controls')}
          value={part}
          onChange={setPart}
          options={[
            { value: 'incl', label: t('first') },
            { value: 'excl', label: t('second') },
          ]}
        />
        <Swatches
          name="guide-colour"
          label={t('colors')}
          value={color}
          onChange={setColor}
          options={[
            { value: 'noir', label: t('first'), background: '#16201c' },
            { value: 'bleu', label: t('second'), background: '#0b4f93' },
            { value: 'rouge', label: t('state.refused'), background: '#ad1f2d', refused: true },
          ]}
        />
      </Specimens>
      <FieldsGuide />
    </>
  )
}
