declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** A font that is parsed already: pdfkit parses bytes anew for each document. */
    registerFont(name: string, font: import("fontkit").Font): this;
  }
}
