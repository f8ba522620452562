# MultipartFormDataContent, compiled and run with Mono, whose System.Net.Http is that of .NET.
here=$(dirname "$0")
program=$here/dotnet-httpclient.exe
[ "$program" -nt "$here/lib/dotnet-httpclient.cs" ] || mcs -r:System.Net.Http -out:"$program" "$here/lib/dotnet-httpclient.cs"
mono "$program" "$@"
