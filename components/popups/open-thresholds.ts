import type { LargeFormatChoice } from '@/lib/product/configuration/large-format'
import type { SignConfig } from '@/lib/product/sign/config'

/** Asks whether a sign becomes a large format (SIGN-20). If the popup is just closed, the sign stays as it was. */
export async function openThresholds(
  choice: LargeFormatChoice,
  quantity: number,
  onChoose: (config: SignConfig) => void,
): Promise<void> {
  const { openPopup } = await import('@/stores/ui')
  openPopup('xxlThresholds', { ...choice, quantity, onChoose })
}
