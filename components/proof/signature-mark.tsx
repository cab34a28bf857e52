import { signatureBox } from '@/lib/orders/signatures/signature'

/** A name as it was drawn. */
export const SignatureMark = ({ drawing, alt }: { drawing: string; alt: string }) => (
  <svg
    role="img"
    aria-label={alt}
    viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
    style={{ width: 150, height: 45 }}
  >
    <path d={drawing} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
  </svg>
)
