'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import type { MaterialFacts } from '@/lib/doors/contract/material-tools'
import { sendForStaff } from '../staff-fetch'
import { useRefusal } from '../use-refusal'

interface EnterFormProps {
  country: string
  materials: readonly Pick<MaterialFacts, 'name' | 'title'>[]
  competitors: readonly string[]
  onDone: () => void
}

const numbers = ['width', 'height', 'quantity', 'price'] as const
const smallest = { width: '1', height: '1', quantity: '1', price: '0.01' }

function NumberFields() {
  const t = useTranslations('tools.competitors')
  return (
    <>
      {numbers.map(name => (
        <label key={name} className="tl-field">
          {t(name)}
          <input
            name={name}
            type="number"
            required
            min={smallest[name]}
            step={name === 'price' ? '0.01' : '1'}
            defaultValue={name === 'quantity' ? 1 : undefined}
          />
        </label>
      ))}
    </>
  )
}

/** Enters one price of a competitor (TOOLS-10). */
export function EnterForm({ country, materials, competitors, onDone }: EnterFormProps) {
  const t = useTranslations('tools.competitors')
  const refusalText = useRefusal()
  const [refused, setRefused] = useState<string | null>(null)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const sent = await sendForStaff('/api/tools/competitors', 'POST', {
      country,
      competitor: String(given.get('competitor')),
      material: String(given.get('material')),
      ...Object.fromEntries(numbers.map(name => [name, Number(given.get(name))])),
    })
    setRefused(sent.ok ? null : sent.code)
    if (!sent.ok) return
    form.reset()
    onDone()
  }
  return (
    <form className="tl-panel" onSubmit={onSubmit} aria-labelledby="enter">
      <h2 id="enter">{t('enter')}</h2>
      <div className="tl-cards tl-cards--narrow">
        <label className="tl-field">
          {t('competitor')}
          <input name="competitor" required maxLength={80} list="competitors" />
          <datalist id="competitors">
            {competitors.map(name => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </label>
        <label className="tl-field">
          {t('material')}
          <select name="material">
            {materials.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <NumberFields />
      </div>
      {refused && (
        <p role="alert" className="tl-down">
          {refusalText(refused)}
        </p>
      )}
      <p>
        <button type="submit" className="tl-button tl-button--main">
          {t('keep')}
        </button>
      </p>
    </form>
  )
}
