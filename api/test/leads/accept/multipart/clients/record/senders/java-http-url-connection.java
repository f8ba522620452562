import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;

/** The recipe for those who want no library: lines written by hand into what the platform has had since 1997. */
class Main {
  public static void main(String[] arguments) throws Exception {
    String boundary = "*****";
    HttpURLConnection connection = (HttpURLConnection) new URL(arguments[0]).openConnection();
    connection.setDoOutput(true);
    connection.setRequestMethod("POST");
    connection.setRequestProperty("Content-Type", "multipart/form-data;boundary=" + boundary);
    DataOutputStream body = new DataOutputStream(connection.getOutputStream());
    for (int index = 1; index < arguments.length; index++) {
      String[] pair = arguments[index].split("=", 2);
      body.writeBytes("--" + boundary + "\r\n");
      if (pair[1].startsWith("@")) {
        Path path = Paths.get(pair[1].substring(1));
        String disposition = "form-data; name=\"" + pair[0] + "\";filename=\"" + path.getFileName() + "\"";
        body.write(("Content-Disposition: " + disposition + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
        Files.copy(path, body);
      } else {
        body.writeBytes("Content-Disposition: form-data; name=\"" + pair[0] + "\"\r\n");
        body.writeBytes("Content-Type: text/plain; charset=UTF-8\r\n\r\n");
        body.write(pair[1].getBytes(StandardCharsets.UTF_8));
      }
      body.writeBytes("\r\n");
    }
    body.writeBytes("--" + boundary + "--\r\n");
    body.flush();
    connection.getInputStream().close();
    System.out.println("Java " + System.getProperty("java.version") + " HttpURLConnection");
  }
}
