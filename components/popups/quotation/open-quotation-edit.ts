import type { AnswersProps } from '@/components/quotations/sending'

/** Opens the popup "client quotation edit": what its client wants changed in a quotation (PAGE-11). */
export async function openQuotationEdit(props: AnswersProps): Promise<void> {
  const { openPopup } = await import('@/stores/ui')
  openPopup('clientQuotationEdit', { ...props })
}
