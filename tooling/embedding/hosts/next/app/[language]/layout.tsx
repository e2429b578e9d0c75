import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { title: "Agency", icons: "data:," };

interface Props {
  readonly children: ReactNode;
  readonly params: Promise<{ language: string }>;
}

export default async function Layout({ children, params }: Props) {
  const { language } = await params;
  return (
    <html lang={language}>
      <body>{children}</body>
    </html>
  );
}
