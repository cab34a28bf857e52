interface QrPictureProps {
  size: number
  /** Its dark squares. */
  path: string
  label: string
}

/** A QR code, dark on white whatever the page's colours are: apps read nothing else. */
export const QrPicture = ({ size, path, label }: QrPictureProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    width={200}
    height={200}
    shapeRendering="crispEdges"
    style={{ background: '#fff', display: 'block' }}
  >
    <path d={path} fill="#000" />
  </svg>
)
