'use client'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input, Select } from '@/components/ui/field'
import type { OrderFilter } from '@/lib/doors/contract/orders'

interface OrderSearchProps {
  /** The years with orders, the latest first. */
  years: readonly number[]
  onChange: (filter: OrderFilter) => void
}

/** Looks through a client's orders by number, reference or article, and by year. */
export function OrderSearch({ years, onChange }: OrderSearchProps) {
  const t = useTranslations('account')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    onChange({ search: String(typed.get('search') ?? '').trim(), year: String(typed.get('year') ?? '') })
  }
  return (
    <search className="mb-5 block">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field id="order-search" label={t('find.label')} className="min-w-0 grow basis-60">
          <Input id="order-search" name="search" type="search" maxLength={100} autoComplete="off" />
        </Field>
        {years.length > 1 && (
          <Field id="order-year" label={t('find.year')}>
            <Select id="order-year" name="year" onChange={event => event.currentTarget.form?.requestSubmit()}>
              <option value="">{t('find.allYears')}</option>
              {years.map(one => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Button type="submit" look="secondary">
          {t('find.send')}
        </Button>
      </form>
    </search>
  )
}
