declare function pageDataAddress(source: string): string;
export = pageDataAddress;
