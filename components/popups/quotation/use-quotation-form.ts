'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWho } from '@/components/account/use-who'
import {
  type ContactField,
  checkContact,
  contactFields,
  emptyContact,
} from '@/components/contact/check-contact'
import { useMessageFiles } from '@/components/contact/use-message-files'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { FieldFindings } from '@/lib/ground/validators/codes'
import type { NewLine } from '@/lib/product/kinds/kind'
import {
  type AgainLine,
  askQuotation,
  cartLines,
  lineOfRequest,
  type SameLines,
  type TypedRequest,
} from './ask-quotation'

const empty: TypedRequest = { name: '', email: '', phone: '', message: '', website: '' }

const findingsOf = (values: TypedRequest): FieldFindings<ContactField> =>
  checkContact({ ...emptyContact, ...values })

/** The form that asks for a quotation: its input, the errors, the attached lines, and the result. */
export function useQuotationForm({
  line,
  again,
  same,
  message = '',
  locale,
}: {
  line?: NewLine
  again?: AgainLine
  same?: SameLines
  /** The initial text of the message. */
  message?: string
  locale: SiteLocale
}) {
  const { who } = useWho()
  const files = useMessageFiles()
  const [values, setValues] = useState({ ...empty, message })
  const [errors, setErrors] = useState<FieldFindings<ContactField>>({})
  const [failure, setFailure] = useState<'waitFiles' | 'refusedFiles' | 'tooMany' | 'failed' | null>(null)
  const [sent, setSent] = useState<{ id: number; auth: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [cartCount, setCartCount] = useState(0)
  const [withCart, setWithCart] = useState(line === undefined && again === undefined && same === undefined)
  const sending = useRef(false)

  useEffect(() => setCartCount(cartLines().length), [])
  // A logged-in client need not say who he is; what he has typed himself stays.
  useEffect(() => {
    if (!who || who.id === null) return
    const { name, email, phone } = who
    setValues(typed => ({
      ...typed,
      name: typed.name || name,
      email: typed.email || email,
      phone: typed.phone || phone,
    }))
  }, [who])

  const change = (field: keyof TypedRequest, value: string) => {
    const next = { ...values, [field]: value }
    setValues(next)
    if (Object.keys(errors).length > 0) setErrors(findingsOf(next))
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const { currentTarget: form } = event
    const found = findingsOf(values)
    setErrors(found)
    const first = contactFields.findLast(field => found[field])
    setFailure(files.waits)
    if (first) form.querySelector<HTMLElement>(`[id$="-${first}"]`)?.focus()
    if (first || files.waits) return
    sending.current = true
    setBusy(true)
    const taken = (same?.lines ?? []).map(one => lineOfRequest(one, one.quantity))
    const own = line ? [lineOfRequest(line, quantity)] : taken
    const items = [...own, ...(withCart ? cartLines() : [])]
    const asked = await askQuotation(values, { items, files: files.sent, locale, again })
    sending.current = false
    setBusy(false)
    if (asked.ok) setSent(asked)
    else setFailure(asked.code)
  }

  return {
    values,
    errors,
    failure,
    sent,
    busy,
    files,
    change,
    submit,
    quantity,
    setQuantity,
    cartCount,
    withCart,
    setWithCart,
  }
}
export type QuotationForm = ReturnType<typeof useQuotationForm>
