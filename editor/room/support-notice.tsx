'use client'
import { signLoader } from '../sign/sign-loader'
import { useDesign } from '../state/editor-context'
import { useLoaded } from '../state/use-loaded'

/** What the edited plate of a support is beside the others; nothing for all else. */
export function SupportNotice() {
  const design = useDesign()
  return design.type === 'sign' && design.support ? <Notice /> : null
}

function Notice() {
  const sign = useLoaded(signLoader)
  return sign && <sign.PlateNotice />
}
